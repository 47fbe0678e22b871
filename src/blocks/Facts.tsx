import { Fragment } from 'react';

/** What is known of a file, in one line: each fact in its own direction, or a size would lose its unit in a page from right to left. */
export function Facts({ className, facts }: { className: string; facts: readonly (string | undefined)[] }) {
  const known = facts.filter(Boolean);
  if (known.length === 0) return null;
  return (
    <span className={className}>
      {known.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
