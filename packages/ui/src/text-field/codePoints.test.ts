import { expect, it } from 'vitest'
import { countCodePoints, findExcess } from './codePoints'

it.each([
  ['', 0],
  ['abc', 3],
  ['中文', 2],
  ['😀', 1],
  ['𠮷田', 2],
])('%j has %i code points', (text, count) => {
  expect(countCodePoints(text)).toBe(count)
})

const removed = (text: string, caret: number, limit: number) => {
  const range = findExcess(text, caret, limit)
  return range ? text.slice(0, range.start) + text.slice(range.end) : text
}

it('leaves a text that fits', () => {
  expect(findExcess('abcd', 4, 4)).toBeUndefined()
  expect(findExcess('😀😀', 4, 2)).toBeUndefined()
})

it('removes the last typed text before the caret', () => {
  expect(removed('abXcd', 3, 4)).toBe('abcd')
  expect(removed('abc😀', 5, 3)).toBe('abc')
})

it('shortens a long paste to fit', () => {
  expect(removed('aPASTEDb', 7, 4)).toBe('aPAb')
})

it('cuts an initially too long text at its end', () => {
  expect(removed('abcdef', 0, 4)).toBe('abcd')
  expect(removed('😀😀😀', 0, 2)).toBe('😀😀')
})
