import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { isCommonPassword } from './isCommonPassword'

it.each([
  'password1',
  'P@ssw0rd!',
  'Password2026!',
  '12345678a',
  'a1234567',
  '87654321',
  'qwerty123',
  '1qaz@WSX',
  '1q2w3e4r',
  'asdfghjkl',
  'Abcd1234!',
  'admin@123',
  'Welcome2025',
  'iloveyou2',
  'Woaini1314',
  'zhangwei520',
  'wang19900101',
  '20001231',
  '11111111',
  'abcabcabc',
  'aaaaaaaa1',
  'ｐａｓｓｗｏｒｄ１２３',
  'sunshine',
  'Dragon.1999',
])('%s is', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each([
  'Atrium@2026',
  'Portico#2027',
  'Bridges-and-4-arches',
  'correct horse battery staple',
  'monkey football dragon sunshine',
  '两只黄鹂鸣翠柳',
  'k7#Vq2xP',
  'vjmtqzrw',
  '58203917',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

it('takes only polynomial time in the length of a password', () => {
  const fastest = (count: number) => {
    const times = Array.from({ length: 7 }, () => {
      const from = performance.now()
      isCommonPassword('ab1'.repeat(count))
      return performance.now() - from
    })
    return Math.min(...times)
  }
  // With exponential backtracking, each doubling would take thousands of times as long.
  expect(fastest(42) / fastest(21)).toBeLessThan(50)
})
