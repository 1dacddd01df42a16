import { expect, it } from 'vitest'
import { pageAfterCancel } from './pageAfterCancel'

it.each([
  ['some rows of a page', { page: 2, rows: 10, cancelled: 3, left: 27 }, 2],
  ['all rows of the last page', { page: 3, rows: 4, cancelled: 4, left: 20 }, 2],
  ['the only row of the last page', { page: 3, rows: 1, cancelled: 1, left: 20 }, 2],
  ['all rows of a page in the middle', { page: 2, rows: 10, cancelled: 10, left: 15 }, 1],
  ['all rows of the first page', { page: 1, rows: 10, cancelled: 10, left: 8 }, 1],
  ['the only row of all', { page: 1, rows: 1, cancelled: 1, left: 0 }, 1],
  ['rows of earlier pages too, so that this one is gone', { page: 3, rows: 5, cancelled: 2, left: 12 }, 2],
  ['everything on all pages', { page: 3, rows: 5, cancelled: 5, left: 0 }, 1],
])('%s', (_, given, expected) => {
  expect(pageAfterCancel({ pageSize: 10, ...given })).toBe(expected)
})
