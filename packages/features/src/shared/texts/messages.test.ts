import { expect, it } from 'vitest'
import { catalogue, readTexts } from './messages'

const words = catalogue(
  'demo',
  { add: '新增', count: (n: number) => `${n}个` },
  { add: 'Add', count: (n) => `${n}` },
)

it('reads a language, with single texts of the host in their place', () => {
  expect(readTexts(words, 'en', {}).add).toBe('Add')
  const own = readTexts(words, 'zh-CN', { 'zh-CN': { demo: { add: '添加' } }, en: { demo: { add: 'New' } } })
  expect(own.add).toBe('添加')
  expect(own.count(3)).toBe('3个')
})

declare module './messages' {
  interface Catalogues {
    readonly demo: typeof words
  }
}
