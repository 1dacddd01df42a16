import { expect, it } from 'vitest'
import { day, listView, oneOf, searchText } from './listView'

const view = listView({
  pageSizes: [10, 20, 50],
  orders: ['addedAt', 'name'],
  filters: {
    search: searchText('q', 5),
    status: oneOf('status', [1, 2]),
    show: oneOf('show', ['all', 'unread'], 'all'),
    from: day('from'),
  },
})
const read = (search: string) => view.read(new URLSearchParams(search))
const start = read('')

it('starts with the first size and order, and no filter', () => {
  expect(start).toEqual({
    pageIndex: 1,
    pageSize: 10,
    hide: '',
    orderBy: 'addedAt',
    isOrderDesc: true,
    search: '',
    status: undefined,
    show: 'all',
    from: '',
  })
  expect(view.isFiltered(start)).toBe(false)
  expect(Object.values(view.asQuery(start)).filter(Boolean)).toEqual([])
})

it('takes only offered values from an address', () => {
  expect(
    read('pageIndex=-1&pageSize=17&orderName=9&q=%20toolong%20&status=3&show=none&from=2026-13-45'),
  ).toEqual({ ...start, search: 'toolo' })
})

it('is the same when read from its own address', () => {
  const changed = {
    pageIndex: 3,
    pageSize: 50,
    hide: 'phone',
    orderBy: 'name',
    isOrderDesc: false,
    search: '结构',
    status: 2,
    show: 'unread',
    from: '2026-11-20',
  } as const
  const query = Object.entries(view.asQuery(changed)).map(([name, value]) => [name, String(value)])
  expect(read(new URLSearchParams(query).toString())).toEqual(changed)
  expect(view.isFiltered(changed)).toBe(true)
  expect(view.unfiltered(changed)).toEqual({
    ...changed,
    pageIndex: 1,
    search: '',
    status: undefined,
    show: 'all',
    from: '',
  })
})

it('goes to the first page with another filter or order, and keeps a requested page', () => {
  const third = { ...start, pageIndex: 3, pageSize: 50 }
  expect(view.changed(third, { status: 1 })).toEqual({ ...third, status: 1, pageIndex: 1 })
  expect(view.changed(third, { pageIndex: 4 })).toEqual({ ...third, pageIndex: 4 })
})

it('can start a search from the first size too, and always name its page', () => {
  const other = listView({
    pageSizes: [10, 50],
    filters: { search: searchText('search', 9) },
    namesPage: true,
    searchResetsSize: true,
    names: { page: 'p', size: 's', hide: 'h' },
  })
  const here = { pageIndex: 2, pageSize: 50, hide: '', search: '' }
  expect(other.changed(here, { search: 'a' })).toEqual({ ...here, pageIndex: 1, pageSize: 10, search: 'a' })
  expect(other.asQuery(here)).toMatchObject({ p: 2, s: 50 })
})
