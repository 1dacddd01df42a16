import { expect, it } from 'vitest'
import { splitMatches } from './splitMatches'

it.each([
  ['平台研发部', '研发', ['平台', '研发', '部']],
  ['Design Desk', 'des', ['', 'Des', 'ign ', 'Des', 'k']],
  ['Design', 'x', ['Design']],
  ['Design', ' ', ['Design']],
  ['İstanbul', 'stan', ['İstanbul']],
])('%s by %s', (name, term, parts) => {
  expect(splitMatches(name, term)).toEqual(parts)
})
