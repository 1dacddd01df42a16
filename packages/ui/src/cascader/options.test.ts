import { expect, it } from 'vitest'
import { columnsOf, searchPaths } from './options'

const options = [
  { name: '浙江省', children: [{ name: '杭州市', children: [{ name: '西湖区' }, { name: '余杭区' }] }] },
  { name: '江西省', children: [{ name: '南昌市', children: [{ name: '西湖区' }] }] },
]

it('opens one more column for each chosen option', () => {
  expect(columnsOf(options, []).length).toBe(1)
  expect(columnsOf(options, ['浙江省', '杭州市']).at(-1)).toEqual([{ name: '西湖区' }, { name: '余杭区' }])
  expect(columnsOf(options, ['浙江省', '杭州市', '西湖区']).length).toBe(3)
  expect(columnsOf(options, ['没有']).length).toBe(1)
})

it('finds whole paths by words anywhere in them, in order', () => {
  expect(searchPaths(options, '西湖', 10)).toEqual([
    ['浙江省', '杭州市', '西湖区'],
    ['江西省', '南昌市', '西湖区'],
  ])
  expect(searchPaths(options, '西湖 江西', 10)).toEqual([['江西省', '南昌市', '西湖区']])
  expect(searchPaths(options, '西湖', 1)).toHaveLength(1)
})
