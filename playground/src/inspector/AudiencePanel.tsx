import { useToolResponse } from '../../../src';
import { own } from '../../../src/model';
import type { AgentPart, Json, Part } from '../../../src/model';

interface Props {
  response: Json;
}

/** Who sees what of a response: the person, the agent alone, programs. */
export function AudiencePanel({ response: json }: Props) {
  const { response, plan } = useToolResponse(json);
  const seen = new Set(plan.user.map(({ path }) => path));
  const agentOnly = plan.agent.filter(({ path }) => !seen.has(path));

  return (
    <div className="pg-Audience">
      <dl className="pg-Facts">
        <Fact name="Dialect" value={response.dialect} />
        <Fact name="Final for the agent" value={plan.isFinal ? 'yes' : 'no'} />
        <Fact name="Error" value={response.isError ? 'yes' : 'no'} />
      </dl>
      <h3 className="pg-PanelTitle">What the user sees</h3>
      {plan.user.length === 0 ? <p className="pg-Empty">Nothing.</p> : null}
      <ol className="pg-Parts">
        {plan.user.map((part) => (
          <li key={part.key} className="pg-Part">
            <PartName
              name={part.type === 'widget' ? part.widget.type : part.type}
              note={reach(plan.agent, part.path)}
            />
            <pre dir="auto">{describe(part)}</pre>
          </li>
        ))}
      </ol>
      <h3 className="pg-PanelTitle">What only the agent sees</h3>
      {agentOnly.length === 0 ? <p className="pg-Empty">Nothing.</p> : null}
      <ol className="pg-Parts">
        {agentOnly.map((part) => (
          <li key={part.path} className="pg-Part">
            <PartName name={part.path === '' ? '/' : part.path} note={reach(plan.agent, part.path)} />
            <pre dir="auto">{textAt(json, part.path)}</pre>
          </li>
        ))}
      </ol>
      {response.structured === undefined ? null : (
        <>
          <h3 className="pg-PanelTitle">Data for programs</h3>
          <pre className="pg-Code">{JSON.stringify(response.structured.value, null, 2)}</pre>
        </>
      )}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function PartName({ name, note }: { name: string; note: string | undefined }) {
  return (
    <div className="pg-Part-name">
      <span className="pg-Badge">{name}</span>
      {note === undefined ? null : <span className="pg-Part-note">{note}</span>}
    </div>
  );
}

function reach(agent: AgentPart[], path: string): string | undefined {
  const part = agent.find((each) => each.path === path);
  if (!part) return undefined;
  const role = part.role === 'ai' ? 'the agent knows it was said' : 'the agent gets it from the tool';
  return part.isReasonedOn ? `${role}, and reasons on it` : role;
}

function describe(part: Part): string {
  switch (part.type) {
    case 'text':
      return part.content.text;
    case 'link':
      return `${part.content.name}\n${part.content.uri}`;
    case 'image':
    case 'audio':
    case 'video':
    case 'resource':
    case 'file':
      return part.content.mimeType ?? part.type;
    case 'widget':
      return 'title' in part.widget && part.widget.title ? part.widget.title : part.widget.type;
    case 'data':
      return JSON.stringify(part.value, null, 2);
    case 'error':
      return part.message ?? 'Something went wrong';
    case 'notice':
      return part.name ?? 'cannot be shown';
    case 'status':
      return part.task?.message ?? part.task?.status ?? 'retry';
  }
}

function textAt(json: Json, path: string): string {
  let value: Json | undefined = json;
  for (const token of path.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    value = Array.isArray(value) ? value[Number(key)] : own(value, key);
  }
  const text = own(value, 'text');
  return typeof text === 'string' ? text : (JSON.stringify(value, null, 2) ?? '');
}
