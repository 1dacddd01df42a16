import { randomBytes } from '@noble/hashes/utils.js'
import { expect, it } from 'vitest'
import { openAtRest, sealAtRest } from './sealAtRest'
import type { ServiceKeys } from './serviceKeys'

const key = () => randomBytes(32)
const newKeys = (): ServiceKeys => ({
  tokens: key(),
  seals: key(),
  derivation: key(),
  links: key(),
  secrets: key(),
})
const secret = Uint8Array.of(1, 2, 3)

it('opens where it was sealed, and nowhere else', () => {
  const keys = newKeys()
  const sealed = sealAtRest(keys, 'authenticator ann', secret)
  expect(openAtRest(keys, 'authenticator ann', sealed)).toEqual(secret)
  expect(() => openAtRest(keys, 'authenticator bob', sealed)).toThrow()
  expect(() => openAtRest(newKeys(), 'authenticator ann', sealed)).toThrow()
})

it('looks different each time', () => {
  const keys = newKeys()
  expect(sealAtRest(keys, 'place', secret)).not.toBe(sealAtRest(keys, 'place', secret))
})
