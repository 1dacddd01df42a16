import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { verificationCode } from '../shared/codes/contract'
import { longText, mobile, text, tidyAccountName, tidyPhone, timestamp } from './contract'

describe('text', () => {
  it('accepts ordinary text', () => {
    for (const written of ['青禾工程咨询（苏州）有限公司', 'Müller & Söhne', '👩‍👩‍👧 𠮷野家', 'مرحبا']) {
      expect(v.parse(text(40), written)).toBe(written)
    }
  })

  it.each(['\u001b[2J', '\u009b2J', '\u0085', 'a\u2028b', 'gnp.\u202exe', '\u2066a'])(
    'refuses characters that would write outside of their place: %j',
    (written) => {
      expect(v.is(text(40), `a${written}b`)).toBe(false)
      expect(v.is(longText(40), `a${written}b`)).toBe(false)
    },
  )

  it.each([
    '\u200b',
    '\u200d\u200c',
    '\u00ad',
    '\u2060\ufeff',
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u{e0020}',
    '\ufe0f',
    '\u200b \u3000\u3164',
  ])('holds nothing that only looks empty: %j', (written) => {
    expect(v.is(text(40, 1), written)).toBe(false)
    expect(v.is(text(40), written)).toBe(false)
    expect(v.is(longText(40), written)).toBe(false)
    expect(v.is(text(40, 1), `${written}李`)).toBe(true)
  })

  it('may be empty if no minimum is set', () => {
    expect(v.parse(text(40), ' \u3000')).toBe('')
    expect(v.parse(longText(40), '\n')).toBe('')
  })
})

it.each([
  ['2026-02-28T00:00:00Z', true],
  ['0000-01-01T00:00:00.000Z', false],
  ['0001-01-01T00:00:00+14:00', false],
])('a point in time is one that a database knows: %s', (written, isKnown) => {
  expect(v.is(timestamp, written)).toBe(isKnown)
})

it.each([
  '\u202d13911000026\u202c',
  '13911000026\u200b',
  '\u2068+86 139-1100-0026\u2069',
  '(086) 139 1100 0026',
  '\ufeff１３９１１００００２６',
])('reads a number however it was pasted: %j', (pasted) => {
  expect(tidyPhone(pasted)).toBe('13911000026')
  expect(v.parse(mobile, pasted)).toBe('13911000026')
  expect(tidyAccountName(pasted)).toBe('13911000026')
})

it('removes invisible characters from a code, but keeps the letters of an account name', () => {
  expect(v.parse(verificationCode, '\u202a12\u200b34 56\u202c')).toBe('123456')
  expect(tidyAccountName(' Zhang-San\u200b ')).toBe('Zhang-San')
})
