import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchLoading } from './watchLoading'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Calls are answered in order with these statuses; `offline` and `aborted` are thrown. */
function open(...answers: readonly (number | 'offline' | 'aborted')[]) {
  const left = [...answers]
  const listeners = { onLoadStart: vi.fn(), onReady: vi.fn(), onLoadError: vi.fn() }
  const watched = watchLoading(
    () => listeners,
    async () => {
      const next = left.shift() ?? 200
      if (next === 'offline') throw new TypeError('Failed to fetch')
      if (next === 'aborted') throw new DOMException('', 'AbortError')
      return new Response(null, { status: next })
    },
  )
  const call = (token?: string) =>
    watched.fetch(
      'https://account.example/api',
      token ? { headers: { authorization: `Bearer ${token}` } } : {},
    )
  const kinds = () => listeners.onLoadError.mock.calls.map(([{ kind }]) => kind)
  return { watched, call, kinds, ...listeners }
}

describe('readiness', () => {
  it('is told once, when no request has been pending for a moment', async () => {
    const { call, onReady } = open()
    await Promise.all([call(), call()])
    expect(onReady).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20)
    await call()
    await vi.advanceTimersByTimeAsync(40)
    expect(onReady).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20)
    expect(onReady).toHaveBeenCalledTimes(1)
    await call()
    await vi.runAllTimersAsync()
    expect(onReady).toHaveBeenCalledTimes(1)
  })

  it('is not told if nothing was answered', async () => {
    const { call, onReady } = open(503)
    await call()
    await vi.runAllTimersAsync()
    expect(onReady).not.toHaveBeenCalled()
  })
})

describe('errors', () => {
  it.each([
    [403, 'forbidden'],
    [429, 'rateLimit'],
    [500, 'service'],
    [503, 'service'],
  ] as const)('status %i is %s', async (status, kind) => {
    const { call, kinds } = open(status)
    await call()
    expect(kinds()).toEqual([kind])
  })

  it.each([
    ['members:read', 'lacks the scope members:read'],
    [null, 'No token covers'],
  ])('tell a missing scope (%s) from a role, and leave the answer readable', async (scope, words) => {
    const onLoadError = vi.fn()
    const body = { error_code: 40301, error_msg: '', data: { scope } }
    const watched = watchLoading(
      () => ({ onLoadError }),
      async () => Response.json(body, { status: 403 }),
    )
    const answer = await watched.fetch('https://account.example/api')
    expect(await answer.json()).toEqual(body)
    expect(onLoadError).toHaveBeenCalledWith({
      kind: 'forbidden',
      message: expect.stringContaining(words),
      scope,
    })
  })

  it('without a connection name the setting that allows the origin, and reach the caller', async () => {
    const { call, onLoadError } = open('offline')
    await expect(call()).rejects.toThrow('Failed to fetch')
    expect(onLoadError).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'connection', message: expect.stringContaining('EMBED_ORIGINS') }),
    )
  })

  it('leave out requests that were given up', async () => {
    const { call, kinds } = open('aborted')
    await expect(call()).rejects.toThrow()
    expect(kinds()).toEqual([])
  })

  it('are warnings in the console if nobody listens', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const watched = watchLoading(
      () => ({}),
      async () => new Response(null, { status: 403 }),
    )
    await watched.fetch('https://account.example/api')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('allowed origins'), '')
    warn.mockRestore()
  })
})

describe('a token', () => {
  it('that expires and is replaced is no error', async () => {
    const { call, kinds } = open(401, 401, 200, 401, 200)
    await Promise.all([call('one'), call('one')])
    await call('two')
    await call('two')
    await call('three')
    expect(kinds()).toEqual([])
  })

  it('whose replacement is refused too is an error', async () => {
    const { call, kinds } = open(401, 401)
    await call('one')
    await call('two')
    expect(kinds()).toEqual(['authentication'])
  })

  it('is missing: a call without one is refused', async () => {
    const { call, kinds } = open(401)
    await call()
    expect(kinds()).toEqual(['authentication'])
  })
})
