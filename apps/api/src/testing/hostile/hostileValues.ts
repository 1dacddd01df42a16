const megabyte = 'x'.repeat(1_000_000)

/** Texts that have broken services somewhere. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\u007f',
  '\ud800',
  'tail\udfff',
  '\u202egnp.exe',
  '\ufeff',
  '🏗️'.repeat(50),
  '门'.repeat(5000),
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%E0%A4%A',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '-1',
  '0',
  '1.5',
  '1e400',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '__proto__',
  '2026-13-45T99:99:99Z',
]

/** The same in JSON, and other JSON values. */
export const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  megabyte,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  Number('9007199254740993'),
  [],
  {},
  [null],
  [[]],
  ['a', 1, null, {}],
  JSON.parse('{"__proto__":{"role":"superAdministrator"}}'),
  { constructor: { prototype: {} }, length: -1, toString: 'x' },
  nested(100),
  Array.from({ length: 5000 }, (_, n) => n),
  Array.from({ length: 30_000 }, () => 0),
]

function nested(depth: number): unknown {
  return depth === 0 ? 'end' : [nested(depth - 1)]
}
