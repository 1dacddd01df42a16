import { describe, expect, it } from 'vitest'
import { whyGuessed } from './whyGuessed'

const own = ['13800000001', 'shen', 'shenzhiyuan', '云筑建设集团', 'yunzhu']

describe('whyGuessed', () => {
  it.each([
    ['password', 'common'],
    ['shenzhiyuan', 'own'],
    ['yunzhu', 'own'],
    ['qwertyuiop[]', 'keyboard'],
    ['abcdefghij', 'sequence'],
    ['zzzzzzzzzzz', 'repeat'],
    ['14.08.1987', 'date'],
    ['Atrium2026', 'word'],
    ['yunzhu@2026', 'own'],
  ])('%s is %s', (password, why) => {
    expect(whyGuessed(password, own)).toBe(why)
  })

  it('knows the words of the product, whoever it is', () => {
    expect(whyGuessed('yunzhu2026', [])).toBe('word')
  })

  it('knows nothing against one that is hard to guess, however long', () => {
    expect(whyGuessed('bridges and four arches', own)).toBeUndefined()
    expect(whyGuessed('kV9!tR2#mQ7z'.repeat(20), own)).toBeUndefined()
    expect(whyGuessed('', own)).toBeUndefined()
  })
})
