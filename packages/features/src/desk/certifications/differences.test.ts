import { expect, it } from 'vitest'
import { differences, isSame } from './differences'

const marked = (text: string, other: string) =>
  differences(text, other)
    .map(({ words, differs }) => (differs ? `[${words}]` : words))
    .join('')

it('marks what the other text lacks', () => {
  expect(marked('上海云筑建筑设计有限公司', '上海云筑建筑工程设计有限公司')).toBe('上海云筑建筑设计有限公司')
  expect(marked('上海云筑建筑工程设计有限公司', '上海云筑建筑设计有限公司')).toBe(
    '上海云筑建筑[工程]设计有限公司',
  )
})

it('marks characters of a code that are swapped or wrong', () => {
  expect(marked('91310000MA1FL5E91U', '91310000MA1FL5E9IU')).toBe('91310000MA1FL5E9[1]U')
  expect(marked('ABCD', 'ABDC')).toMatch(/^AB(\[C\]D|C\[D\])$/)
})

it('marks everything against nothing, and nothing against itself', () => {
  expect(marked('云筑', '')).toBe('[云筑]')
  expect(marked('', '云筑')).toBe('')
  expect(marked('云筑', '云筑')).toBe('云筑')
})

it('keeps characters outside of the basic plane whole', () => {
  expect(marked('𠮷野家', '吉野家')).toBe('[𠮷]野家')
})

it('treats other ways of writing as the same', () => {
  expect(isSame('云筑（上海）设计', '云筑(上海) 设计')).toBe(true)
  expect(isSame('91310000ma1fl5e91u', '91310000MA1FL5E91U')).toBe(true)
  expect(isSame('云筑设计', '云筑建筑设计')).toBe(false)
})
