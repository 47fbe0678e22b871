import { useState } from 'react';
import { TextArea, TextField } from '../../ui';
import type { Json } from '../json';
import { emptyValue, text, toFieldProps } from './ControlProps';
import type { ControlProps } from './ControlProps';

const maxSuggestions = 100;
const inputTypes: Record<string, 'email' | 'url' | 'tel' | 'search'> = {
  email: 'email',
  url: 'url',
  tel: 'tel',
  search: 'search',
};

/** Text: one line, or several where it comes with line breaks, which one line would eat. */
export function TextWidget(props: ControlProps & { type?: 'email' | 'url' | undefined }) {
  const { value, onChange, placeholder, options, schema, type } = props;
  const shown =
    typeof value === 'string'
      ? value
      : value === undefined || value === null
        ? ''
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value);
  const [isLong, setIsLong] = useState(() => /[\n\r]/.test(shown));
  if (!isLong && /[\n\r]/.test(shown)) setIsLong(true);
  const asked = text(options['inputType']);
  const inputType = type ?? (asked !== undefined && Object.hasOwn(inputTypes, asked) ? inputTypes[asked] : undefined);
  const shared = {
    ...toFieldProps(props),
    value: shown,
    onChange: (next: string) => onChange(next === '' ? emptyValue(props) : next),
    placeholder: text(placeholder),
    maxCharacters: typeof schema['maxLength'] === 'number' ? schema['maxLength'] : undefined,
  };
  if (isLong && inputType === undefined) return <TextArea {...shared} />;
  return (
    <TextField
      {...shared}
      type={inputType}
      suggestions={suggestionsOf(schema['examples'])}
      autoComplete={text(options['autocomplete'])}
    />
  );
}

/** The texts among a schema's examples, each once. */
function suggestionsOf(examples: Json | undefined): string[] | undefined {
  if (!Array.isArray(examples)) return undefined;
  const texts = examples.filter((example) => typeof example === 'string' && example !== '') as string[];
  return [...new Set(texts)].slice(0, maxSuggestions);
}

/** An e-mail address. */
export function EmailWidget(props: ControlProps) {
  return <TextWidget {...props} type="email" />;
}

/** A web address. It is only ever text. */
export function URLWidget(props: ControlProps) {
  return <TextWidget {...props} type="url" />;
}
