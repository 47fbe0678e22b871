import type { ListedTool } from '../client/listedTool';

const suggested = [
  'request_leave',
  'check_account_status',
  'show_every_input',
  'choose_account',
  'register_visitor',
  'show_media',
];

interface Props {
  tools: ListedTool[];
  onTool: (tool: ListedTool) => void;
}

/** What to do while nothing has been said yet. */
export function Welcome({ tools, onTool }: Props) {
  const offered = suggested.flatMap((name) => tools.find((tool) => tool.name === name) ?? []);
  return (
    <div className="pg-Welcome">
      <h1>See what people see</h1>
      <p>Call a tool. Its answer is drawn here; what you decide goes back to the server as the next call.</p>
      <ul>
        {offered.map((tool) => (
          <li key={tool.name}>
            <button type="button" className="pg-Suggestion" onClick={() => onTool(tool)}>
              <span className="pg-Tool-title">{tool.title}</span>
              <span className="pg-Tool-description">{tool.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
