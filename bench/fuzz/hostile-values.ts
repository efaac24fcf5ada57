import fc from 'fast-check'

/** Values that have broken servers: limits of numbers, encodings, syntax of databases and paths. */
const NOTORIOUS = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '7',
  '999999',
  '1e309',
  'NaN',
  '0x7',
  '1.5',
  '9007199254740993',
  '2147483648',
  '99999999999999999999',
  '+1',
  '٣',
  'true',
  'null',
  'undefined',
  '[]',
  '{}',
  "' OR 1=1 --",
  '"; DROP TABLE posts;',
  '%',
  '%%',
  '_',
  '\\',
  '`',
  '$where',
  '[$ne]',
  '*',
  '../',
  '..\\',
  '/etc/passwd',
  '\u0000',
  '\r\nX: y',
  '\n',
  '\t',
  '\u2028',
  '\ufeff',
  '\ud800',
  'SO',
  'EN',
  'so',
  'en',
  'SOEN',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<script>',
  '{{7*7}}',
  '%00',
  '%zz',
  '%c0%ae',
  'é',
  '\u0301'.repeat(40),
  '😀',
  'a'.repeat(300),
  '(a+)+$',
  'State Minister',
  '2026-11-18T06:30:00.000Z',
  '2026-13-45',
] as const

/** A value for a query, a field or a header. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NOTORIOUS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30, unit: 'binary' }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
)

/** A JSON value of any shape; some keys mean something in JavaScript. */
export const hostileJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(
    fc.oneof(fc.constantFrom('__proto__', 'constructor', 'message'), fc.string()),
    hostileText,
  ),
  hostileText,
)

/** An IPv4 or IPv6 address of a reader; some are invalid. */
export const readerAddress = fc.oneof(
  { weight: 6, arbitrary: fc.ipV4() },
  { weight: 3, arbitrary: fc.ipV6() },
  { weight: 1, arbitrary: hostileText },
)
