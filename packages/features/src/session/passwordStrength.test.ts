import { describe, expect, it } from 'vitest'
import { passwordStrength } from './passwordStrength'

describe('passwordStrength', () => {
  it.each([
    ['', 'weak'],
    ['a1b2', 'weak'],
    ['aaaaaaa1', 'weak'],
    ['onlyletters', 'weak'],
    ['x13800000001', 'weak'],
    ['password1', 'weak'],
    ['12345678a', 'weak'],
    ['Abcd1234!', 'weak'],
    ['river7house', 'fair'],
    ['Atrium@2026', 'good'],
    ['Bridges-and-4-arches', 'strong'],
    ['correct horse battery staple', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password, '13800000001')).toBe(strength)
  })
})
