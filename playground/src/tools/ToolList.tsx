import { useMemo, useState } from 'react';
import type { ListedTool } from '../client/listedTool';
import { fixtureNames } from './fixtures';

interface Props {
  tools: ListedTool[];
  failure?: string | undefined;
  onTool: (tool: ListedTool) => void;
  onFixture: (name: string) => void;
}

/** The tools one can call, by theme, and the stored responses one can open; one search for both. */
export function ToolList({ tools, failure, onTool, onFixture }: Props) {
  const [query, setQuery] = useState('');
  const words = query.trim().toLowerCase();
  const themes = useMemo(() => groupByTheme(tools, words), [tools, words]);
  const fixtures = words === '' ? fixtureNames : fixtureNames.filter((name) => name.includes(words));

  return (
    <nav className="pg-ToolList" aria-label="Tools">
      <label className="pg-Search">
        <span className="pg-hidden">Search tools and fixtures</span>
        <input
          type="search"
          placeholder="Search tools and fixtures"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      {failure === undefined ? null : (
        <p className="pg-Failure" role="alert">
          The tools cannot be listed: {failure}
        </p>
      )}
      {[...themes].map(([theme, members]) => (
        <section key={theme} className="pg-Theme">
          <h2>{theme}</h2>
          <ul>
            {members.map((tool) => (
              <li key={tool.name}>
                <button type="button" className="pg-Tool" onClick={() => onTool(tool)}>
                  <span className="pg-Tool-title">{tool.title}</span>
                  <span className="pg-Tool-description">{tool.description}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {fixtures.length === 0 ? null : (
        <details className="pg-Theme" open={words !== ''}>
          <summary>Fixtures ({fixtures.length})</summary>
          <ul>
            {fixtures.map((name) => (
              <li key={name}>
                <button type="button" className="pg-Tool pg-Tool--fixture" onClick={() => onFixture(name)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

function groupByTheme(tools: ListedTool[], words: string): Map<string, ListedTool[]> {
  const themes = new Map<string, ListedTool[]>();
  for (const tool of tools) {
    const isFound = `${tool.name} ${tool.title} ${tool.description}`.toLowerCase().includes(words);
    if (tool.theme === undefined || !isFound) continue;
    themes.set(tool.theme, [...(themes.get(tool.theme) ?? []), tool]);
  }
  return themes;
}
