import type { JsonObject } from '../../../src/model';
import { echo, text, ToolFailure, withWidget } from '../tool';
import type { Tool } from '../tool';

const theme = 'Deliveries';

const feedback = (tool: string, title: string): JsonObject => ({
  response_type: 'forms',
  name: `form_${tool}`,
  ui_schema: {
    'ui:submitButtonOptions': { submitText: 'Send' },
    'ui:cancelButtonOptions': { showCancel: true, cancelText: 'Cancel' },
    comment: { 'ui:widget': 'TextWidget' },
  },
  json_schema: {
    type: 'object',
    title,
    required: ['comment'],
    properties: { comment: { type: 'string', title: 'Comment' } },
    additionalProperties: false,
  },
  form_data: {},
  on_event: [{ type: 'tool', tool, parameters: {}, map_input_to: 'submit' }],
});

const asking = (name: string, title: string, description: string, tool: string): Tool => ({
  name,
  title,
  description,
  theme,
  call: () => withWidget([text('What did you think of it?', ['user'])], feedback(tool, title)),
});

/** Answers that arrive late, not at once, or never. */
export const deliveryTools: Tool[] = [
  asking('ask_flaky', 'Fails the first time', 'The first delivery fails; Retry gets through.', 'receive_flaky'),
  asking('ask_slow', 'Slow delivery', 'The answer takes three seconds to arrive.', 'receive_slow'),
  asking('ask_hanging', 'Never delivered', 'The server never answers.', 'receive_never'),
  asking('ask_missing', 'Unknown tool', 'The tool that should receive the answer does not exist.', 'receive_missing'),
  {
    name: 'receive_flaky',
    title: 'Receive, at the second attempt',
    description: 'Every odd call fails.',
    call: (args, { earlierCalls }) => {
      if (earlierCalls % 2 === 0) throw new ToolFailure('The line is busy.', -32000);
      return echo('Thank you, it arrived.', args);
    },
  },
  {
    name: 'receive_slow',
    title: 'Receive slowly',
    description: 'Takes three seconds.',
    call: (args, { signal }) => after(3000, signal, () => echo('Thank you for waiting.', args)),
  },
  {
    name: 'receive_never',
    title: 'Never receive',
    description: 'Does not answer until the client gives up.',
    call: (_args, { signal }) => after(600_000, signal, () => ({ content: [] })),
  },
];

function after(milliseconds: number, signal: AbortSignal, answer: () => JsonObject): Promise<JsonObject> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(answer()), milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new ToolFailure('The client gave up.'));
    });
  });
}
