import { expect, it } from 'vitest'
import { initialOf } from './initialOf'

it.each([
  ['林晓岚', '林'],
  ['  ana', 'A'],
  ['𠮷田', '𠮷'],
  ['👩‍🔧 Mira', '👩‍🔧'],
  ['é', 'É'],
  ['   ', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})
