import { expect, it } from 'vitest'
import { catalogue, provideTexts, readTexts } from './messages'

const words = catalogue('demo', { add: '新增', count: (n: number) => `${n}个` })

it('reads Chinese until English is provided', () => {
  expect(readTexts(words, 'en', {}).add).toBe('新增')
  provideTexts('en', { demo: { add: 'Add', count: (n: number) => `${n}` } })
  expect(readTexts(words, 'en', {}).add).toBe('Add')
  expect(readTexts(words, 'zh-CN', {}).add).toBe('新增')
})

it("replaces single texts with the host's", () => {
  const own = readTexts(words, 'zh-CN', { 'zh-CN': { demo: { add: '添加' } }, en: { demo: { add: 'New' } } })
  expect(own.add).toBe('添加')
  expect(own.count(3)).toBe('3个')
})

declare module './messages' {
  interface Catalogues {
    readonly demo: typeof words
  }
}
