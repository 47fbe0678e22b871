import { icon } from './icon';

/** A calendar leaf. */
export function CalendarIcon() {
  return icon(
    'calendar',
    <>
      <rect x="2.25" y="3.25" width="11.5" height="10.5" rx="1.5" />
      <path d="M2.25 6.5h11.5M5.25 1.75v3M10.75 1.75v3" />
    </>,
  );
}

/** A clock face. */
export function ClockIcon() {
  return icon(
    'clock',
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 4.5V8l2.5 1.5" />
    </>,
  );
}

/** A magnifying glass. */
export function SearchIcon() {
  return icon(
    'search',
    <>
      <circle cx="7" cy="7" r="4.25" />
      <path d="m10.25 10.25 3.25 3.25" />
    </>,
  );
}

/** A sheet of paper with a folded corner. */
export function FileIcon() {
  return icon(
    'file',
    <>
      <path d="M9.25 1.75H4.5A1.25 1.25 0 0 0 3.25 3v10a1.25 1.25 0 0 0 1.25 1.25h7A1.25 1.25 0 0 0 12.75 13V5.25z" />
      <path d="M9.25 1.75v3.5h3.5" />
    </>,
  );
}

/** An arrow into a tray: download. */
export function DownloadIcon() {
  return icon('download', <path d="M8 2.25v7.5M4.75 6.75 8 10l3.25-3.25M2.5 13.25h11" />);
}

/** An arrow out of a tray: upload. */
export function UploadIcon() {
  return icon('upload', <path d="M8 10V2.5M4.75 5.75 8 2.5l3.25 3.25M2.5 13.25h11" />);
}

/** An arrow out of a box: opens elsewhere. */
export function ExternalIcon() {
  return icon(
    'external',
    <path d="M9.25 2.5h4.25v4.25M13.25 2.75 7.5 8.5M11.5 9.25v3.25a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h3.25" />,
  );
}

/** An open eye: show what is hidden. */
export function EyeIcon() {
  return icon(
    'eye',
    <>
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="2" />
    </>,
  );
}

/** A struck-out eye: hide what is shown. */
export function EyeOffIcon() {
  return icon(
    'eyeOff',
    <>
      <path d="M6.2 3.75A6.6 6.6 0 0 1 8 3.5C12 3.5 14.5 8 14.5 8a11 11 0 0 1-1.9 2.4M10 11.9a6 6 0 0 1-2 .6C4 12.5 1.5 8 1.5 8a11 11 0 0 1 2.7-3.1M2.5 2.5l11 11" />
    </>,
  );
}

/** Two sheets: makes a copy of a row. */
export function CopyIcon() {
  return icon('copy', <path d="M5.75 5.75h7.5v7.5h-7.5zM10.25 5.75v-3h-7.5v7.5h3" />);
}

/** A dustbin: deletes a row. */
export function TrashIcon() {
  return icon(
    'trash',
    <path d="M2.75 4.25h10.5M6.25 4.25v-1.5h3.5v1.5M4 4.25l.6 8.4a1 1 0 0 0 1 .9h4.8a1 1 0 0 0 1-.9l.6-8.4M6.75 7v4M9.25 7v4" />,
  );
}
