/** What a file control takes. */
export interface FileRules {
  /** Extensions (`.csv`, with or without the dot) or media types (`image/*`); empty: any. */
  accept: readonly string[];
  /** Bytes. */
  maxBytes: number | undefined;
  maxFiles: number | undefined;
}

/** What is known of a file before a byte of it is read. */
export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** Media type, '' where the system knows none. */
  type: string;
  isFolder?: boolean | undefined;
}

/** Why a file is not taken. */
export type FileRefusal = 'type' | 'size' | 'count' | 'folder';

function isAccepted({ name, type }: FileFacts, entry: string): boolean {
  const wanted = entry.trim().toLowerCase();
  if (wanted === '' || wanted === '*' || wanted === '*/*' || wanted === '.*') return true;
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  if (wanted.includes('/')) return type.toLowerCase() === wanted;
  return name.toLowerCase().endsWith(wanted.startsWith('.') ? wanted : `.${wanted}`);
}

/** Why a file is refused, undefined where it is taken; `count` is how many the control holds already. Only name, size and type are looked at. */
export function refuseFile(
  file: FileFacts,
  { accept, maxBytes, maxFiles }: FileRules,
  count: number,
): FileRefusal | undefined {
  if (file.isFolder) return 'folder';
  if (accept.length > 0 && !accept.some((entry) => isAccepted(file, entry))) return 'type';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  return maxFiles !== undefined && count >= maxFiles ? 'count' : undefined;
}

/** The entries as the HTML `accept` attribute and our words have them: extensions with their dot. */
export function toAcceptList(accept: readonly string[]): string[] {
  return accept
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => (entry.includes('/') || entry.startsWith('.') || entry === '*' ? entry : `.${entry}`));
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size as people of the locale write it: `12 byte`, `1.4 MB`; 1024 of a unit make the next one. */
export function formatBytes(bytes: number, locale: string): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step]!,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
