import { expect, it, vi } from 'vitest'
import { onFirstUse } from './onFirstUse'

const code = { part: 'menu' }

it('loads nothing before it is wanted, and then once', async () => {
  const fetchCode = vi.fn(async () => code)
  const deferred = onFirstUse(fetchCode)
  expect(fetchCode).not.toHaveBeenCalled()

  deferred.preload()
  expect(deferred.loaded).toBeUndefined()
  expect(await Promise.all([deferred.load(), deferred.load()])).toEqual([code, code])
  expect(deferred.loaded).toBe(code)
  expect(fetchCode).toHaveBeenCalledTimes(1)
})

it('loads again after a failure', async () => {
  const fetchCode = vi.fn(async () => code).mockRejectedValueOnce(new TypeError('offline'))
  const deferred = onFirstUse(fetchCode)
  await expect(deferred.load()).rejects.toThrow('offline')
  expect(deferred.loaded).toBeUndefined()
  expect(await deferred.load()).toBe(code)
})

it('ignores a failed preload', async () => {
  const deferred = onFirstUse(vi.fn(async () => code).mockRejectedValueOnce(new TypeError('offline')))
  deferred.preload()
  await expect(deferred.load()).rejects.toThrow('offline')
  expect(await deferred.load()).toBe(code)
})
