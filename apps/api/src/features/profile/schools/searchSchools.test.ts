import { lengths } from '@atrium/contracts/profile/contract'
import { expect, it } from 'vitest'
import { allSchools } from './allSchools'
import { searchSchools } from './searchSchools'

it('has each school once, none longer than the field', () => {
  expect(allSchools.length).toBeGreaterThan(300)
  expect(new Set(allSchools).size).toBe(allSchools.length)
  expect(Math.max(...allSchools.map((name) => name.length))).toBeLessThanOrEqual(lengths.school)
})

it.each([
  ['同济', '同济大学'],
  ['tj', '天津大学'],
  ['tongji', '同济大学'],
  ['TJDX', '同济大学'],
  ['建筑大学', '北京建筑大学'],
  ['xajzkj', '西安建筑科技大学'],
  ['chongqingda', '重庆大学'],
])('finds by %s the school %s', (word, name) => {
  expect(searchSchools(word)).toContain(name)
})

it('lists schools that start with the search first', () => {
  expect(searchSchools('天津')[0]).toBe('天津大学')
  expect(searchSchools('大')[0]).toMatch(/^大/)
})

it('finds at most ten, and nothing that doesn’t exist', () => {
  expect(searchSchools('大学')).toHaveLength(10)
  expect(searchSchools('%')).toEqual([])
  expect(searchSchools('qqqq')).toEqual([])
})
