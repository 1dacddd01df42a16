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

it('a text that fits is left alone', () => {
  expect(findExcess('abcd', 4, 4)).toBeUndefined()
  expect(findExcess('😀😀', 4, 2)).toBeUndefined()
})

it('what was typed last, before the caret, gives way', () => {
  expect(removed('abXcd', 3, 4)).toBe('abcd')
  expect(removed('abc😀', 5, 3)).toBe('abc')
})

it('a long paste is shortened to what fits', () => {
  expect(removed('aPASTEDb', 7, 4)).toBe('aPAb')
})

it('a text that was too long from the start is cut at its end', () => {
  expect(removed('abcdef', 0, 4)).toBe('abcd')
  expect(removed('😀😀😀', 0, 2)).toBe('😀😀')
})
