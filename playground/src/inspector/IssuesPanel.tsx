import type { Issue } from '../../../src/model';

interface Props {
  issues: Issue[];
}

/** What was wrong with the selected response. */
export function IssuesPanel({ issues }: Props) {
  if (issues.length === 0) return <p className="pg-Empty">No issues with this response.</p>;
  return (
    <ol className="pg-Events" aria-label="Issues">
      {issues.map((issue, index) => (
        <li key={index} className="pg-Part">
          <div className="pg-Part-name">
            <span className="pg-Badge" data-severity={issue.severity}>
              {issue.code}
            </span>
            <code className="pg-Part-note">{issue.path === '' ? '/' : issue.path}</code>
          </div>
          <p>{issue.message}</p>
        </li>
      ))}
    </ol>
  );
}
