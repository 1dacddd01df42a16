import { afterEach, expect, it, vi } from 'vitest'
import { explainOffline } from './explainOffline'

const told = vi.spyOn(console, 'error').mockImplementation(() => {})

afterEach(() => {
  vi.unstubAllGlobals()
  told.mockClear()
})

const answering = (...modes: readonly string[]) =>
  vi.stubGlobal('fetch', async (_url: string, { mode }: { readonly mode: string }) => {
    if (!modes.includes(mode)) throw new TypeError('Failed to fetch')
    return new Response()
  })

it('names the setting if the service answers, but not to this origin, and says it once', async () => {
  answering('no-cors')
  await explainOffline('https://one.example')
  await explainOffline('https://one.example')
  expect(told.mock.calls).toEqual([
    [
      'The account service at https://one.example doesn’t allow this page. Start it with the page’s origin in EMBED_ORIGINS.',
    ],
  ])
})

it('says nothing about a service that is down, or answers by now, or is the page’s own', async () => {
  answering()
  await explainOffline('https://two.example')
  answering('no-cors', 'cors')
  await explainOffline('https://two.example')
  answering('no-cors')
  await explainOffline('')
  expect(told).not.toHaveBeenCalled()
})
