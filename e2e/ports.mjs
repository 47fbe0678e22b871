/** Where the servers of the journeys listen; set the variables where these ports are taken. */
export const benchPort = Number(process.env.TOOL_RESPONSE_BENCH_PORT ?? 41731);
export const playgroundPort = Number(process.env.TOOL_RESPONSE_PLAYGROUND_PORT ?? 41732);
