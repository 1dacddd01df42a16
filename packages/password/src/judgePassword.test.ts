import { describe, expect, it } from 'vitest'
import { guessOf } from './Guess'
import { judgePassword } from './judgePassword'
import { strengthOf } from './strengthOf'

const own = ['13800000001', 'shen', 'shenzhiyuan', '云筑建设集团', 'yunzhu']

describe('judgePassword', () => {
  it.each([
    ['password', 'word'],
    ['shenzhiyuan', 'own'],
    ['yunzhu', 'own'],
    ['qwertyuiop[]', 'keyboard'],
    ['abcdefghij', 'sequence'],
    ['zzzzzzzzzzz', 'repeat'],
    ['14.08.1987', 'date'],
    ['Atrium2026', 'word'],
    ['yunzhu@2026', 'own'],
  ])('refuses %s: %s', (password, why) => {
    const { refused, warning, tries } = judgePassword(password, own)
    expect(refused && guessOf(refused, warning)).toBe(why)
    expect(strengthOf(tries)).toBe('weak')
  })

  it.each([
    ['Zulu-tango-99', 'strong'],
    ['alpha-bravo-charlie', 'good'],
    ['Portico#2027', 'fair'],
    ['bridges and four arches', 'strong'],
    ['kV9!tR2#mQ7z'.repeat(20), 'strong'],
  ])('accepts %s, which is %s', (password, strength) => {
    const { refused, tries } = judgePassword(password, own)
    expect(refused).toBeUndefined()
    expect(strengthOf(tries)).toBe(strength)
  })

  it.each(['Atrium-2026!', 'Summer-2026!', 'Atrium--2026', 'Beijing@2025'])(
    'is not blinded by the marks of %s',
    (password) => {
      expect(judgePassword(password, []).refused).toBe('common')
    },
  )

  it('knows the product’s words for everybody', () => {
    expect(judgePassword('yunzhu2026', []).refused).toBe('common')
  })
})
