import { expect, it } from 'vitest'
import { tidyName } from './tidyName'

it.each([
  ['青瓦', '青瓦'],
  ['  飞檐  走笔\n', '飞檐 走笔'],
  ['a\u202Eb\u0000c', 'a b c'],
  ['字'.repeat(60), '字'.repeat(40)],
  ['🏯'.repeat(41), '🏯'.repeat(40)],
  [undefined, ''],
  [7, ''],
])('%j is shown as %j', (name, shown) => expect(tidyName(name)).toBe(shown))
