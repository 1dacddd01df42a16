import { describe, expect, it } from 'vitest'
import { passwordStrength } from './passwordStrength'

describe('passwordStrength', () => {
  it.each([
    ['', 'weak'],
    ['a1b2', 'weak'],
    ['aaaaaaa1', 'weak'],
    ['onlyletters', 'weak'],
    ['x13800000001', 'weak'],
    ['password1', 'fair'],
    ['Atrium@2026', 'good'],
    ['Bridges-and-4-arches', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password, '13800000001')).toBe(strength)
  })
})
