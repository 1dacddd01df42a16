import { expect, it, vi } from 'vitest'
import { onFirstUse } from './onFirstUse'

const code = { part: 'menu' }

it('nothing is fetched before it is wanted, and then once', async () => {
  const fetchCode = vi.fn(async () => code)
  const deferred = onFirstUse(fetchCode)
  expect(fetchCode).not.toHaveBeenCalled()

  deferred.preload()
  expect(deferred.loaded).toBeUndefined()
  expect(await Promise.all([deferred.load(), deferred.load()])).toEqual([code, code])
  expect(deferred.loaded).toBe(code)
  expect(fetchCode).toHaveBeenCalledTimes(1)
})

it('after a failure the next one who wants it fetches anew', async () => {
  const fetchCode = vi.fn(async () => code).mockRejectedValueOnce(new TypeError('offline'))
  const deferred = onFirstUse(fetchCode)
  await expect(deferred.load()).rejects.toThrow('offline')
  expect(deferred.loaded).toBeUndefined()
  expect(await deferred.load()).toBe(code)
})

it('a failure to fetch ahead is nobody’s', async () => {
  const deferred = onFirstUse(vi.fn(async () => code).mockRejectedValueOnce(new TypeError('offline')))
  deferred.preload()
  await expect(deferred.load()).rejects.toThrow('offline')
  expect(await deferred.load()).toBe(code)
})
