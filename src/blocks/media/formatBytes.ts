const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** A size in bytes as the locale writes it, in steps of 1000: `1.2 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** step;
  const maximumFractionDigits = step > 0 && value < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step]!,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits,
  }).format(value);
}
