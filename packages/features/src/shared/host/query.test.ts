import { expect, it } from 'vitest'
import { queryNumber } from './query'

it('reads only whole numbers within their bounds', () => {
  const query = new URLSearchParams('a=3&b=-1&c=x&d=99999999999&e=0&f=1.5')
  expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => queryNumber(query, name, 7))).toEqual([
    3, 7, 7, 7, 7, 7, 7,
  ])
})
