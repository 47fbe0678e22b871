import { useState } from 'react';
import type { ComponentType } from 'react';

interface Valued {
  value: unknown;
  onChange: (value: never) => void;
}

/** A control that keeps its own value, as a form would; the story still hears every change. */
export function held<P extends Valued>(Control: ComponentType<P>) {
  return function Held(props: P) {
    const [value, setValue] = useState(props.value);
    const onChange = (next: unknown) => {
      setValue(next);
      (props.onChange as (value: unknown) => void)(next);
    };
    return <Control {...props} value={value} onChange={onChange} />;
  };
}

export const longLabel =
  'The name of the account, exactly as it is written on the letter that came with the card, including every middle name and initial';

export const cities = ['Amsterdam', 'Berlin', 'Genève', 'Kraków', 'Lisboa', 'München', 'Oslo', 'Wien', 'Zürich'].map(
  (label) => ({ id: label.toLowerCase(), label }),
);
