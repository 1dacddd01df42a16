import { pagePaths } from '@atrium/contracts/paths'
import { beforeEach, expect, it } from 'vitest'
import { type KeptAttempt, keepAttempt } from '../../shared/social/keptAttempts'
import { readAnswer } from '../social/readAnswer'
import { readCompanyAnswer } from './readCompanyAnswer'

let kept: Map<string, string>
const store = {
  read: (key: string) => kept.get(key),
  write: (key: string, value: string) => void kept.set(key, value),
}
const begun: KeptAttempt = {
  attempt: 'sealed',
  purpose: 'signIn',
  connectionId: 'connection-1',
  pathname: pagePaths.login,
  search: 'fromroute=%2FmyMessage',
  expiresAt: '2099-01-01T00:00:00.000Z',
}

beforeEach(() => {
  kept = new Map()
  keepAttempt(store, 'mine', begun)
})

it('accepts the answer to an attempt of this browser, once', () => {
  const fragment = 'code=c1&state=mine&connection=connection-1&iss=https%3A%2F%2Fid.example'
  const answer = {
    attempt: 'sealed',
    connectionId: 'connection-1',
    state: 'mine',
    code: 'c1',
    iss: 'https://id.example',
  }
  expect(readCompanyAnswer(fragment, store)).toEqual({ is: 'answer', begun, answer })
  expect(readCompanyAnswer(fragment, store)).toEqual({ is: 'foreign' })
})

it.each([
  ['', 'nothing'],
  ['way=code', 'nothing'],
  ['code=c1&state=theirs&connection=connection-1', 'foreign'],
  ['code=c1&connection=connection-1', 'foreign'],
  ['code=c1&state=mine&connection=connection-2', 'foreign'],
  ['error=refused&state=mine', 'refused'],
  ['error=unsolicited', 'refused'],
])('reads #%s as %s', (fragment, is) => expect(readCompanyAnswer(fragment, store).is).toBe(is))

it('keeps the answers of social providers and of companies apart', () => {
  expect(readAnswer('code=c1&state=mine', store).is).toBe('foreign')
  keepAttempt(store, 'social', { ...begun, connectionId: undefined })
  expect(readCompanyAnswer('code=c1&state=social&connection=connection-1', store).is).toBe('foreign')
})
