import { expect, it } from 'vitest'
import { componentEnglish } from './sharedMessages.en'
import { componentChinese } from './sharedMessages.zh-CN'

it('names a few of many, and says how many there are in all, or how many others', () => {
  expect(componentChinese.somePeople(['温如玉', '段云舒', '邵文博'], 6)).toBe('温如玉、段云舒、邵文博等6人')
  expect(componentChinese.someThings(['设计部'], 1200)).toBe('设计部等1,200个')
  expect(componentEnglish.somePeople(['Ada', 'Bob', 'Cleo'], 4)).toBe('Ada, Bob, Cleo and 1 other')
  expect(componentEnglish.someThings(['Design'], 6)).toBe('Design and 5 others')
})
