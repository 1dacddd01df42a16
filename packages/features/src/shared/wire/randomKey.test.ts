import { afterEach, expect, it, vi } from 'vitest'
import { randomKey } from './randomKey'

afterEach(() => vi.unstubAllGlobals())

it('is 128 random bits, on a page without TLS too', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 100 }, randomKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
