import { expect, it } from 'vitest'
import { Failure } from './Failure'
import { createIntents } from './intents'

it('keeps the key of an intent until its outcome is known', () => {
  const intents = createIntents()
  const key = intents.keyOf('cancel 1')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(intents.keyOf('cancel 1')).toBe(key)
  expect(intents.keyOf('cancel 2')).not.toBe(key)
  for (const kind of ['timeout', 'offline', 'unavailable'] as const) {
    intents.settle('cancel 1', new Failure(kind))
    expect(intents.keyOf('cancel 1')).toBe(key)
  }
  intents.settle('cancel 1')
  expect(intents.keyOf('cancel 1')).not.toBe(key)
})

it('gives a new key after a refusal, and after an hour', () => {
  let now = 0
  const intents = createIntents(() => now)
  const first = intents.keyOf('pay')
  intents.settle('pay', new Failure('refused'))
  const second = intents.keyOf('pay')
  expect(second).not.toBe(first)
  now = 3_600_000
  expect(intents.keyOf('pay')).not.toBe(second)
})
