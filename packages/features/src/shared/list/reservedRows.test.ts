import { expect, it } from 'vitest'
import { reservedRows } from './reservedRows'

const page = (rows: number, totalItems: number) =>
  ({ state: 'ready', stale: false, value: { totalItems, list: Array.from({ length: rows }) } }) as const

it.each([
  ['a page that loads', { state: 'loading' } as const, 5, 5],
  ['a long page that loads', { state: 'loading' } as const, 50, 10],
  ['all there is', page(3, 3), 10, 3],
  ['the last of several pages', page(3, 23), 10, 10],
  ['nothing found', page(0, 0), 10, 10],
])('keeps room for %s', (_, request, pageSize, rows) => {
  expect(reservedRows(request, pageSize)).toBe(rows)
})
