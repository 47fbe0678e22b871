import { useId, useState } from 'react';
import { choices } from './settings';
import type { Settings } from './settings';

const names: Record<string, string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  ltr: 'Left to right',
  rtl: 'Right to left',
  auto: 'Automatic',
  ajv: 'ajv',
  interpreted: 'Interpreted',
  320: '320 px',
  560: '560 px',
  900: '900 px',
};

const labels: Record<keyof Settings, string> = {
  theme: 'Theme',
  direction: 'Direction',
  width: 'Width',
  locale: 'Language',
  validator: 'Validator',
};

interface Props {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** Theme, direction, width, language and validator, as labelled selects; behind a button where the window is narrow. */
export function SettingsBar({ settings, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="pg-Settings">
      <button
        type="button"
        className="pg-Settings-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        Settings
      </button>
      <div className="pg-Settings-fields" id={id} data-open={isOpen || undefined}>
        {(Object.keys(choices) as (keyof Settings)[]).map((name) => (
          <label key={name} className="pg-Setting">
            <span className="pg-Setting-label">{labels[name]}</span>
            <select value={settings[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
              {choices[name].map((value) => (
                <option key={value} value={value}>
                  {name === 'locale' ? languageName(value) : names[value]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </div>
  );
}

function languageName(locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
}
