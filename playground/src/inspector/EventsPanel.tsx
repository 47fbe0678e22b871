import type { LoggedEvent } from '../conversation/conversation';

interface Props {
  events: LoggedEvent[];
}

/** What the views told the host, the newest first. */
export function EventsPanel({ events }: Props) {
  if (events.length === 0) return <p className="pg-Empty">Answer a form: its events appear here.</p>;
  return (
    <ol className="pg-Events" reversed aria-label="Events">
      {events.toReversed().map(({ key, event, state }) => (
        <li key={key} className="pg-Part">
          <div className="pg-Part-name">
            <span className="pg-Badge">{event.type}</span>
            <span className="pg-Part-note" data-state={state}>
              {state}
            </span>
          </div>
          <pre className="pg-Code" dir="ltr">
            {JSON.stringify(event, null, 2)}
          </pre>
        </li>
      ))}
    </ol>
  );
}
