import { expect, it } from 'vitest'
import { pageAfterRemoval } from './pageAfterRemoval'

it.each([
  ['some rows of a page', { pageIndex: 2, rows: 10, removed: 3, left: 27 }, 2],
  ['all rows of the last page', { pageIndex: 3, rows: 4, removed: 4, left: 20 }, 2],
  ['the only row of the last page', { pageIndex: 3, rows: 1, removed: 1, left: 20 }, 2],
  ['all rows of a page in the middle', { pageIndex: 2, rows: 10, removed: 10, left: 15 }, 1],
  ['all rows of the first page', { pageIndex: 1, rows: 10, removed: 10, left: 8 }, 1],
  ['the only row of all', { pageIndex: 1, rows: 1, removed: 1, left: 0 }, 1],
  ['rows of earlier pages too, so that this one is gone', { pageIndex: 3, rows: 5, removed: 2, left: 12 }, 2],
  ['everything on all pages', { pageIndex: 3, rows: 5, removed: 5, left: 0 }, 1],
])('%s', (_, given, expected) => {
  expect(pageAfterRemoval({ pageSize: 10, ...given })).toBe(expected)
})
