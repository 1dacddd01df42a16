import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchAgain } from './fetchAgain'
import { ChunkFailure, lazyPage } from './lazyPage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('retries with growing pauses, and reports success once', async () => {
  const tried: number[] = []
  const started = Date.now()
  const again = vi.fn(async () => {
    tried.push(Date.now() - started)
    return tried.length === 4
  })
  const onThere = vi.fn()
  fetchAgain(again, onThere)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(tried).toEqual([2000, 4000, 8000, 16_000])
  expect(onThere).toHaveBeenCalledOnce()
})

it('can be cancelled', async () => {
  const again = vi.fn(async () => false)
  const giveUp = fetchAgain(again, () => {})
  await vi.advanceTimersByTimeAsync(2000)
  giveUp()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(again).toHaveBeenCalledOnce()
})

it('loads the code of a page again after a failure', async () => {
  let isDown = true
  const module = { default: () => null }
  const load = vi.fn(() => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve(module)))
  const { preload } = lazyPage(load)
  await preload()
  isDown = false
  await preload()
  await preload()
  expect(load).toHaveBeenCalledTimes(2)
  const failure = new ChunkFailure(new Error('offline'), async () => true)
  expect(await failure.again()).toBe(true)
})
