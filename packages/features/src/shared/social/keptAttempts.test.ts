import { pagePaths } from '@atrium/contracts/paths'
import { beforeEach, expect, it } from 'vitest'
import { type KeptAttempt, keepAttempt, takeAttempt } from './keptAttempts'

let kept: Map<string, string>
const store = {
  read: (key: string) => kept.get(key),
  write: (key: string, value: string) => void (value === '' ? kept.delete(key) : kept.set(key, value)),
}
beforeEach(() => {
  kept = new Map()
})

const begun = (attempt: string, minutes = 10): KeptAttempt => ({
  attempt,
  purpose: 'signIn',
  pathname: pagePaths.login,
  search: 'fromroute=%2FmyMessage',
  expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
})

it('is taken by its state, once, whatever else began in another tab', () => {
  keepAttempt(store, 'one', begun('first'))
  keepAttempt(store, 'two', begun('second'))
  expect(takeAttempt(store, 'one')?.attempt).toBe('first')
  expect(takeAttempt(store, 'one')).toBeUndefined()
  expect(takeAttempt(store, 'two')?.attempt).toBe('second')
  expect(kept.size).toBe(0)
})

it('is nothing for a state that this browser did not begin', () => {
  keepAttempt(store, 'one', begun('first'))
  for (const state of ['', 'other', '__proto__', 'constructor'])
    expect(takeAttempt(store, state)).toBeUndefined()
})

it('does not pile up, and forgets late ones', () => {
  keepAttempt(store, 'late', begun('late', -1))
  for (let n = 0; n < 8; n++) keepAttempt(store, `state ${n}`, begun(`attempt ${n}`))
  expect(takeAttempt(store, 'late')).toBeUndefined()
  expect(takeAttempt(store, 'state 2')).toBeUndefined()
  expect(takeAttempt(store, 'state 3')?.attempt).toBe('attempt 3')
  expect(takeAttempt(store, 'state 7')?.attempt).toBe('attempt 7')
})

it('ignores foreign content of the store', () => {
  for (const strange of ['{', '{}', '[{"state":"one","attempt":1}]']) {
    kept.set('socialAttempts', strange)
    expect(takeAttempt(store, 'one')).toBeUndefined()
    keepAttempt(store, 'two', begun('second'))
    expect(takeAttempt(store, 'two')?.attempt).toBe('second')
  }
})
