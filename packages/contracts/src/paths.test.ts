import { expect, it } from 'vitest'
import { pagePaths, paths, withQuery } from './paths'

it('writes only parts with a value, encoded', () => {
  expect(withQuery('/p', { a: 1, b: '', c: undefined, d: 'x&y=中' })).toBe('/p?a=1&d=x%26y%3D%E4%B8%AD')
  expect(withQuery('/p', {})).toBe('/p')
})

it('builds the address of a page from its name', () => {
  expect(paths.ownOrder({ orderNo: '1&2' })).toBe('/perOrderDetail?orderNo=1%262')
  expect(paths.memberManagement()).toBe('/comMbManage')
})

it('has one name for each address', () => {
  expect(new Set(Object.values(pagePaths)).size).toBe(Object.keys(pagePaths).length)
})
