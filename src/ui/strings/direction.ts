const rightToLeftScripts = [
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
];

/**
 * The direction a locale is written in, by the script it is likely written in; unlike `Intl.Locale.prototype.getTextInfo`, the same in
 * every browser and on a server. Source: https://www.unicode.org/reports/tr35/#Likely_Subtags.
 */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeftScripts.includes(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
