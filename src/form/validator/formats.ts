type Check = (text: string) => boolean;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:z|[+-](\d\d):?(\d\d)?)?$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const URI_TEXT = /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9a-f]{2})*$/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const OCTET = /^(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const HEX_GROUP = /^[0-9a-f]{1,4}$/i;
const POINTER = /^(?:\/(?:[^~/]|~0|~1)*)*$/;
const COLOR_NAMES =
  'aqua black blue fuchsia gray green lime maroon navy olive orange purple red silver teal white yellow'.split(' ');
const COLOR = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$|^rgb\(\s*(?:\d{1,3}%?\s*,\s*){2}\d{1,3}%?\s*\)$/i;
const DURATION = /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)$/;

function date(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const isLeap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (DAYS[month - 1] ?? 0) + (isLeap ? 1 : 0);
}

function time(text: string): boolean {
  const match = TIME.exec(text);
  if (!match) return false;
  const [hour, minute, second, offsetHour, offsetMinute] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return hour <= 23 && minute <= 59 && second <= 60 && offsetHour <= 23 && offsetMinute <= 59;
}

function dateTime(text: string): boolean {
  return /^[t ]$/i.test(text.charAt(10)) && date(text.slice(0, 10)) && time(text.slice(11));
}

const hostname: Check = (text) =>
  text.length <= 253 &&
  text
    .replace(/\.$/, '')
    .split('.')
    .every((label) => LABEL.test(label));

function email(text: string): boolean {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return (
    at > 0 &&
    host.includes('.') &&
    !host.endsWith('.') &&
    hostname(host) &&
    text
      .slice(0, at)
      .split('.')
      .every((part) => LOCAL_PART.test(part))
  );
}

function ipv4(text: string): boolean {
  const octets = text.split('.');
  return octets.length === 4 && octets.every((octet) => OCTET.test(octet));
}

function ipv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2 || text.length > 45) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const isMixed = last.includes('.') && !text.endsWith('::');
  if (isMixed && !ipv4(last)) return false;
  const count = groups.length + (isMixed ? 1 : 0);
  return (
    (isMixed ? groups.slice(0, -1) : groups).every((group) => HEX_GROUP.test(group)) &&
    (halves.length === 2 ? count <= 7 : count === 8)
  );
}

const uri: Check = (text) => SCHEME.test(text) && URI_TEXT.test(text) && text.replace(SCHEME, '').length > 0;
const iriReference: Check = (text) => !/[\s<>"{}|\\^`]/.test(text);

function regex(text: string): boolean {
  for (const flags of ['u', '']) {
    try {
      return Boolean(new RegExp(text, flags));
    } catch {
      continue;
    }
  }
  return false;
}

function dataUrl(text: string): boolean {
  const comma = text.indexOf(',');
  return (
    text.slice(0, 5) === 'data:' && comma > 0 && /^(?:[\w.+-]+\/[\w.+-]+)?(?:;[^;,]*)*$/.test(text.slice(5, comma))
  );
}

/**
 * The formats both engines check, for strings; any other format is ignored.
 * A time may leave out its seconds and its offset, as the time controls do; otherwise as in RFC 3339, 3986, 5321 (ASCII only) and 4122.
 */
export const formats: ReadonlyMap<string, Check> = /*#__PURE__*/ new Map<string, Check>([
  ['date', date],
  ['time', time],
  ['date-time', dateTime],
  ['iso-time', time],
  ['iso-date-time', dateTime],
  ['duration', (text) => DURATION.test(text)],
  ['email', email],
  ['hostname', hostname],
  ['ipv4', ipv4],
  ['ipv6', ipv6],
  ['uri', uri],
  ['url', uri],
  ['uri-reference', (text) => URI_TEXT.test(text)],
  ['iri', (text) => SCHEME.test(text) && iriReference(text)],
  ['iri-reference', iriReference],
  ['uuid', (text) => /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)],
  ['json-pointer', (text) => POINTER.test(text)],
  [
    'relative-json-pointer',
    (text) =>
      /^(?:0|[1-9]\d*)(?:#$|(?=\/|$))/.test(text) && (text.endsWith('#') || POINTER.test(text.replace(/^\d+/, ''))),
  ],
  ['regex', regex],
  ['data-url', dataUrl],
  ['color', (text) => COLOR_NAMES.includes(text) || COLOR.test(text)],
]);
