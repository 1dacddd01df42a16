import { pagePaths } from '@atrium/contracts/paths'
import { afterEach, expect, it, vi } from 'vitest'
import { signInForDevice, signInPath } from './signInForDevice'

const phones = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
]
const desks = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
]
const on = (userAgent: string) => vi.stubGlobal('navigator', { userAgent })

afterEach(() => vi.unstubAllGlobals())

it.each(phones)('signs in on a phone at its own path: %s', (agent) => {
  on(agent)
  expect(signInPath()).toBe(pagePaths.phoneSignIn)
  expect(signInForDevice(pagePaths.signIn)).toBe(pagePaths.phoneSignIn)
  expect(signInForDevice(pagePaths.phoneSignIn)).toBeUndefined()
})

it.each(desks)('signs in on a desktop at its own path: %s', (agent) => {
  on(agent)
  expect(signInPath()).toBe(pagePaths.login)
  expect(signInForDevice(pagePaths.phoneSignIn)).toBe(pagePaths.signIn)
  expect(signInForDevice(pagePaths.signIn)).toBeUndefined()
})

it('doesn’t change other paths', () => {
  on(phones[0] ?? '')
  expect(signInForDevice(pagePaths.memberManagement)).toBeUndefined()
})
