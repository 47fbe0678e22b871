import { useId, useState } from 'react';
import { defaultWidgets } from '../../../src';
import type { WidgetProps } from '../../../src';
import { own } from '../../../src/model';
import type { UserDefinedSpec } from '../../../src/model';

const letters = ['A', 'B', 'C', 'D'];
const maxRows = 40;

/** The playground's own widget: how a host draws a `user_defined` response. Other kinds get the usual fallback. */
export function HostWidget(props: WidgetProps<UserDefinedSpec>) {
  const Fallback = defaultWidgets.user_defined;
  return own(props.spec.value, 'kind') === 'seat-map' ? <SeatMap {...props} /> : <Fallback {...props} />;
}

function SeatMap({ spec, onAnswer, isDisabled }: WidgetProps<UserDefinedSpec>) {
  const [chosen, setChosen] = useState<string>();
  const group = useId();
  const rows = Number(own(spec.value, 'rows')) || 0;
  const takenSeats = own(spec.value, 'taken');
  const taken = Array.isArray(takenSeats) ? takenSeats : [];
  return (
    <form
      className="pg-SeatMap"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onAnswer({ action: 'submit', values: { seat: chosen } });
      }}
    >
      <fieldset disabled={isDisabled}>
        <legend>Choose a seat</legend>
        {Array.from({ length: Math.min(rows, maxRows) }, (_, row) => (
          <div key={row} className="pg-SeatMap-row">
            {letters.map((letter) => {
              const seat = `${row + 1}${letter}`;
              return (
                <label key={seat} className="pg-Seat">
                  <input
                    type="radio"
                    name={group}
                    disabled={taken.includes(seat)}
                    checked={chosen === seat}
                    onChange={() => setChosen(seat)}
                  />
                  <span>{seat}</span>
                </label>
              );
            })}
          </div>
        ))}
        <button type="submit" className="pg-primary" disabled={!chosen}>
          Take this seat
        </button>
      </fieldset>
    </form>
  );
}
