import { expect, it } from 'vitest'
import { rankValues, type SortValue } from './rankValues'
import { sortByRank } from './sortByRank'

const sort = (values: SortValue[], direction: 'asc' | 'desc' = 'asc') =>
  sortByRank(values, rankValues(values, 'zh-CN'), direction)

it('sorts text in the order of its language, with numbers by size', () => {
  expect(sort(['王芳', '李明', '陈伟'])).toEqual(['陈伟', '李明', '王芳'])
  expect(sort(['10 部', '9 部', '2 部'])).toEqual(['2 部', '9 部', '10 部'])
})

it('sorts numbers, dates and booleans by value', () => {
  expect(sort([10, 9, -1])).toEqual([-1, 9, 10])
  const [early, late] = [new Date('2026-01-02'), new Date('2026-11-01')]
  expect(sort([late, early])).toEqual([early, late])
  expect(sort([true, false])).toEqual([false, true])
})

it('blank values come last in both directions', () => {
  expect(sort([2, null, 1, '', Number.NaN])).toEqual([1, 2, null, '', Number.NaN])
  expect(sort([2, null, 1, undefined], 'desc')).toEqual([2, 1, null, undefined])
})

it('rows with the same value keep their order in both directions', () => {
  const rows = [
    { id: 1, key: 'b' },
    { id: 2, key: 'a' },
    { id: 3, key: 'b' },
    { id: 4, key: 'a' },
  ]
  const ranks = rankValues(
    rows.map(({ key }) => key),
    'zh-CN',
  )
  const ids = (direction: 'asc' | 'desc') => sortByRank(rows, ranks, direction).map(({ id }) => id)
  expect(ids('asc')).toEqual([2, 4, 1, 3])
  expect(ids('desc')).toEqual([1, 3, 2, 4])
})

it('does nothing without a sorted column', () => {
  expect(sort([])).toEqual([])
  expect(sort([null, ''])).toEqual([null, ''])
})

it('ranks text that is all whole numbers like the language does', () => {
  const phones = ['13800000010', '9', '13800000009', '10', '13800000010']
  const { of, count } = rankValues(phones, 'zh-CN')
  expect([...of]).toEqual([3, 0, 2, 1, 3])
  expect(count).toBe(4)
  const mixed = rankValues([...phones, '007', ''], 'zh-CN')
  expect([...mixed.of]).toEqual([4, 1, 3, 2, 4, 0, 5])
})

it('sorts numbers before text, with a shared rank for equal ones', () => {
  const { of, count } = rankValues([2, 'b', -0, 0, null, 2, 'a', 'b'], 'zh-CN')
  expect([...of]).toEqual([1, 3, 0, 0, 4, 1, 2, 3])
  expect(count).toBe(4)
})
