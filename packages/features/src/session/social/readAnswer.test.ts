import { pagePaths } from '@atrium/contracts/paths'
import { beforeEach, expect, it } from 'vitest'
import { type KeptAttempt, keepAttempt } from '../../shared/social/keptAttempts'
import { readAnswer } from './readAnswer'

let kept: Map<string, string>
const store = {
  read: (key: string) => kept.get(key),
  write: (key: string, value: string) => void kept.set(key, value),
}
const begun: KeptAttempt = {
  attempt: 'sealed',
  purpose: 'signIn',
  pathname: pagePaths.login,
  search: 'fromroute=%2FmyMessage',
  expiresAt: '2099-01-01T00:00:00.000Z',
}

beforeEach(() => {
  kept = new Map()
  keepAttempt(store, 'mine', begun)
})

it('accepts the answer to an attempt of this browser, once', () => {
  const search = 'code=c1&state=mine&iss=https%3A%2F%2Fid.example'
  expect(readAnswer(search, store)).toEqual({
    is: 'answer',
    begun,
    answer: { attempt: 'sealed', state: 'mine', code: 'c1', issuer: 'https://id.example' },
  })
  expect(readAnswer(search, store)).toEqual({ is: 'foreign' })
})

it.each([
  ['error=access_denied&state=mine', 'declined'],
  ['error=server_error&state=mine', 'refused'],
  ['state=mine', 'refused'],
  ['code=c1&state=theirs', 'foreign'],
  ['code=c1', 'foreign'],
  ['', 'foreign'],
])('reads %s as %s', (search, is) => expect(readAnswer(search, store).is).toBe(is))
