import { expect, it } from 'vitest'
import { isCreditCode } from '../company/contract'
import { hasCheckDigit } from './contract'

// The first one is the example in the standard, GB 32100.
it.each(['91350100M000100Y43', '91310110MA1G8X2K77'])('takes %s', (code) => {
  expect(isCreditCode(code)).toBe(true)
  expect(hasCheckDigit(code)).toBe(true)
})

it.each(['91350100M000100Y34', '91350100M000100X43', '19350100M000100Y43'])('finds %s mistyped', (code) => {
  expect(isCreditCode(code)).toBe(true)
  expect(hasCheckDigit(code)).toBe(false)
})

it.each(['91350100M000100Y4', '91350100M000100Y4S', '9135010OM000100Y43'])(
  'knows that %s is none',
  (code) => {
    expect(isCreditCode(code)).toBe(false)
  },
)
