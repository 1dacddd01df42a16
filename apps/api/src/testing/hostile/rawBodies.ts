const bytes = (...values: number[]) => new Uint8Array(values)

/** Bodies that are not, or not quite, valid JSON. */
export const rawBodies: readonly (readonly [string, BodyInit])[] = [
  ['nothing', ''],
  ['half an object', '{"a":'],
  ['a word', 'undefined'],
  ['not a number', 'NaN'],
  ['two values', '{} {}'],
  ['a comment', '{/* */}'],
  ['a byte order mark', '\ufeff{}'],
  ['a bare NUL', bytes(0)],
  ['broken UTF-8', bytes(0x22, 0xc3, 0x28, 0x22)],
  ['a lone escape', '"\\ud800"'],
  ['doubled keys', '{"a":1,"a":2}'],
  ['very deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['many nothings', `[${'0,'.repeat(300_000)}0]`],
  ['more than a megabyte', `"${'x'.repeat(1_100_000)}"`],
  ['a form', 'a=1&b=2'],
]
