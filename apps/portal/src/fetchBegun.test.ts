import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchBegun } from './fetchBegun'

const begun = new Response('begun')
const headers = { authorization: 'Bearer a', 'accept-language': 'en' }

beforeEach(() => {
  // The worker's own clock started with its first file.
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('fetch', async () => new Response('asked again'))
  vi.stubGlobal('window', {
    begun: { answers: new Map([['/people', Promise.resolve(begun)]]), token: 'Bearer a', locale: 'en' },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('hands over each early request once', async () => {
  expect(await fetchBegun('/people', { headers })).toBe(begun)
  expect(await fetchBegun('/people', { headers })).not.toBe(begun)
})

it.each([
  ['for another address', '/people?page=2', { headers }],
  ['for another person', '/people', { headers: { ...headers, authorization: 'Bearer b' } }],
  ['in another language', '/people', { headers: { ...headers, 'accept-language': 'zh-CN' } }],
  ['for a change', '/people', { headers, method: 'POST' }],
])('sends a new request %s', async (_, address, init) => {
  expect(await fetchBegun(address, init)).not.toBe(begun)
})

it('sends a new request if the answer is old', async () => {
  vi.advanceTimersByTime(60_000)
  expect(await fetchBegun('/people', { headers })).not.toBe(begun)
})

it('sends the request itself if none was started', async () => {
  vi.stubGlobal('window', {})
  expect(await (await fetchBegun('/people', { headers })).text()).toBe('asked again')
})
