import { expect, it } from 'vitest'
import { mergeFile, type SignOff, verdictOf, writeFile } from './signOffs'

const approved: SignOff = {
  approved: true,
  comment: '',
  at: '2026-11-28T10:00:00.000Z',
  commit: 'a1',
  version: 'picture 1',
}

it('an approval holds until the state looks different', () => {
  expect(verdictOf(approved, 'picture 1')).toBe('approved')
  expect(verdictOf(approved, 'picture 2')).toBe('changed')
})

it('a comment alone is no approval, and an empty one is nothing', () => {
  expect(verdictOf({ ...approved, approved: false, comment: 'Too narrow' }, 'picture 2')).toBe('commented')
  expect(verdictOf({ ...approved, approved: false }, 'picture 1')).toBeUndefined()
})

it('a file brings sign-offs to another browser, and the newer word counts', () => {
  const later = { ...approved, at: '2026-11-28T11:00:00.000Z', comment: 'Fine now' }
  const text = writeFile('a1', { one: later, two: approved, three: approved })
  expect(mergeFile(text, { one: approved, two: later })).toEqual({
    states: { one: later, two: later, three: approved },
    taken: 2,
    kept: 1,
  })
})

it.each(['', 'hello', '{}', '{"format":"atrium sign-off 2","commit":"a","states":{}}', '[1]'])(
  'refuses %j without losing anything',
  (text) => {
    expect(() => mergeFile(text, {})).toThrow('This is not a sign-off file.')
  },
)
