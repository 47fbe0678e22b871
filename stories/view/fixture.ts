const files = import.meta.glob<{ response: unknown }>(
  '../../src/wire/fixtures/{orchestrate,cases,mcp,elicitation,ir,agent}/*.json',
  { eager: true, import: 'default' },
);

/** The response in a fixture as it came over the wire, by the fixture's file name. */
export function fixture(name: string): unknown {
  const path = Object.keys(files).find((each) => each.endsWith(`/${name}.json`));
  if (path === undefined) throw new Error(`fixture: there is no fixture ${name}.`);
  return files[path]!.response;
}
