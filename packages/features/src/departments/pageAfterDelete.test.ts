import { expect, it } from 'vitest'
import { pageAfterDelete } from './pageAfterDelete'

const third = { pageIndex: 2, pageSize: 10, rows: 10, total: 45 }

it('stays while something is left of the page', () => {
  expect(pageAfterDelete({ ...third, deletedRows: 9, deleted: 9 })).toBe(2)
})

it('goes one page back when the whole page, or its only row, is gone', () => {
  expect(pageAfterDelete({ ...third, deletedRows: 10, deleted: 10 })).toBe(1)
  const last = { pageIndex: 4, pageSize: 10, rows: 1, total: 41 }
  expect(pageAfterDelete({ ...last, deletedRows: 1, deleted: 1 })).toBe(3)
})

it('stays on the first page, whatever is deleted', () => {
  const first = { pageIndex: 0, pageSize: 10, rows: 10 }
  expect(pageAfterDelete({ ...first, total: 25, deletedRows: 10, deleted: 10 })).toBe(0)
  expect(pageAfterDelete({ ...first, rows: 1, total: 1, deletedRows: 1, deleted: 1 })).toBe(0)
})

it('never goes beyond the end that deletions on other pages brought nearer', () => {
  const last = { pageIndex: 4, pageSize: 10, rows: 5, total: 45 }
  expect(pageAfterDelete({ ...last, deletedRows: 4, deleted: 30 })).toBe(1)
  expect(pageAfterDelete({ ...last, deletedRows: 0, deleted: 40 })).toBe(0)
})
