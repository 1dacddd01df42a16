import { expect, it } from 'vitest'
import { formatSize } from './formatSize'

it.each([
  [0, '0 B'],
  [512, '512 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [102_400, '100 KB'],
  [1024 ** 2, '1 MB'],
  [10 * 1024 ** 3, '10 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})
