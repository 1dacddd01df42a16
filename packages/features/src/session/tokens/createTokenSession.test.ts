import { contract } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../shared/wire/client'
import { Failure } from '../../shared/wire/Failure'
import { type AskingBrowser, createTokenSession } from './createTokenSession'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const { operation } = contract({
  operation: { method: 'GET', path: '/api/some', summary: '', access: 'user', response: v.literal(true) },
})

/** A site whose answers come in order, the last one for ever, and a service that accepts one token. */
function open(answers: readonly (string | undefined | Error)[], valid = 'good') {
  const left = [...answers]
  const getToken = vi.fn(async () => {
    const next = left.length > 1 ? left.shift() : left[0]
    if (next instanceof Error) throw next
    return next
  })
  const service = { valid }
  const onTokenError = vi.fn()
  const onSignedOut = vi.fn()
  const session = createTokenSession({ getToken, onTokenError }, async () => undefined)
  session.subscribe(() => session.getState().state === 'signedOut' && onSignedOut())
  const fetch = vi.fn(async (...request: Parameters<typeof globalThis.fetch>) => {
    const sent = new Request(...request).headers.get('Authorization')
    return sent === `Bearer ${service.valid}`
      ? Response.json({ error_code: 0, error_msg: '', data: true })
      : Response.json({ error_code: 401, error_msg: '', data: null }, { status: 401 })
  })
  const client = createClient({ baseUrl: 'https://account.example', fetch, tokens: session })
  const call = () => client(operation, {})
  return { session, getToken, onTokenError, onSignedOut, service, call, fetch, site: left }
}

describe('a token of the site', () => {
  it('is asked for once by simultaneous calls', async () => {
    const { call, getToken } = open(['good'])
    await expect(Promise.all([call(), call(), call()])).resolves.toEqual([true, true, true])
    expect(getToken).toHaveBeenCalledTimes(1)
  })

  it('is replaced when the service refuses it, and the call continues', async () => {
    const { call, getToken, service, session } = open(['good', 'better'])
    await call()
    service.valid = 'better'
    await expect(Promise.all([call(), call()])).resolves.toEqual([true, true])
    expect(getToken).toHaveBeenCalledTimes(2)
    expect(session.getState().state).toBe('signedIn')
  })

  it('is asked for again if the site fails once, without the person noticing', async () => {
    const { call, onTokenError, session } = open([new Error('offline'), 'good'])
    const states: string[] = []
    session.subscribe(() => states.push(session.getState().state))
    const answer = call()
    await vi.runAllTimersAsync()
    await expect(answer).resolves.toBe(true)
    expect(states).not.toContain('expired')
    expect(onTokenError).not.toHaveBeenCalled()
  })
})

describe('a site without a token', () => {
  it('lets calls wait, and continues them when it has one', async () => {
    const { call, session, site, onTokenError } = open([undefined])
    const answer = call()
    await vi.runAllTimersAsync()
    expect(session.getState().state).toBe('expired')
    expect(onTokenError).toHaveBeenCalledTimes(1)
    site[0] = 'good'
    await session.askAgain()
    await expect(answer).resolves.toBe(true)
    expect(session.getState().state).toBe('signedIn')
  })

  it('says what it threw', async () => {
    const { call, onTokenError, session } = open([new Error('no session')])
    void call().catch(() => {})
    await vi.runAllTimersAsync()
    expect(session.getState().state).toBe('expired')
    expect(onTokenError).toHaveBeenCalledExactlyOnceWith(new Error('no session'))
    expect(session.lacksAccess()).toBe(true)
  })

  it('is reported if it keeps giving the token that was refused', async () => {
    const { call, onTokenError, session } = open(['old'])
    void call().catch(() => {})
    await vi.runAllTimersAsync()
    expect(session.getState().state).toBe('expired')
    expect(onTokenError).toHaveBeenCalledTimes(1)
  })

  it('may stay the same until the service refuses it', async () => {
    const { call, onTokenError, session } = open(['good'])
    await call()
    await expect(session.renewToken('good', 'expiring')).resolves.toBe('good')
    expect(session.getState().state).toBe('signedIn')
    expect(onTokenError).not.toHaveBeenCalled()
  })

  it('fails the calls once the person postpones it, and asks again at the next one', async () => {
    const { call, session } = open([undefined])
    const answer = call()
    const refused = expect(answer).rejects.toEqual(new Failure('unauthenticated'))
    await vi.runAllTimersAsync()
    session.postpone()
    await refused
    expect(session.getState().state).toBe('postponed')
    void call().catch(() => {})
    await vi.runAllTimersAsync()
    expect(session.getState().state).toBe('expired')
  })
})

describe('a proof of identity', () => {
  it('continues waiting calls with the current token', async () => {
    const { call, session } = open(['good'])
    await call()
    const proven = session.confirmPerson()
    expect(session.isProofWanted()).toBe(true)
    session.settleProof('proven')
    await expect(proven).resolves.toBe('good')
    expect(session.isProofWanted()).toBe(false)
  })

  it('that is declined gives no token', async () => {
    const { session } = open(['good'])
    const proven = session.confirmPerson()
    session.settleProof('declined')
    await expect(proven).resolves.toBeUndefined()
  })
})

describe('the end of the session', () => {
  it('of another token changes nothing', async () => {
    const { call, session, onSignedOut } = open(['good'])
    await call()
    session.onSessionEnded('endedByOperator', 'older')
    expect(session.getState().state).toBe('signedIn')
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('by its age gets the next token', async () => {
    const { call, session, onSignedOut } = open(['good', 'next'])
    await call()
    session.onSessionEnded('expired', 'good')
    await vi.runAllTimersAsync()
    expect(session.getPassportToken()).toBe('next')
    expect(session.getState().state).toBe('signedIn')
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('is told to the site once, and refuses further calls', async () => {
    const { call, session, onSignedOut, getToken } = open(['good'])
    await call()
    session.onSessionEnded('endedByOperator', 'good')
    expect(onSignedOut).toHaveBeenCalledTimes(1)
    await expect(call()).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(getToken).toHaveBeenCalledTimes(1)
  })
})

describe('a site that reads the thumbprint', () => {
  const key = {
    thumbprint: 'thumbprint-of-the-key',
    prove: vi.fn(async (method: string, address: string, token: string) => `${method} ${address} ${token}`),
  }

  const address = 'https://account.example/api/some'

  /** A service whose answers come in order, the last one for ever. */
  function openBound(reads: boolean, answers: readonly (200 | 40100 | 40101)[]) {
    const left = [...answers]
    const tokens = ['one', 'two', 'three']
    const given: (string | undefined)[] = []
    const getToken = (browser: AskingBrowser) => {
      given.push(reads ? browser.thumbprint : undefined)
      return tokens.shift()
    }
    const session = createTokenSession({ baseUrl: 'https://account.example', getToken }, async () => key)
    const proofs: (string | null)[] = []
    const fetch = vi.fn(async (...request: Parameters<typeof globalThis.fetch>) => {
      proofs.push(new Request(...request).headers.get('dpop'))
      const next = left.length > 1 ? left.shift() : left[0]
      if (next === 200) return Response.json({ error_code: 0, error_msg: '', data: true })
      return Response.json({ error_code: next, error_msg: '', data: null }, { status: 401 })
    })
    const client = createClient({ baseUrl: 'https://account.example', fetch, tokens: session })
    return { call: () => client(operation, {}), proofs, given, session }
  }

  it('gets proofs of the key with each call', async () => {
    const { call, proofs, given } = openBound(true, [200])
    await call()
    await call()
    expect(given).toEqual(['thumbprint-of-the-key'])
    expect(proofs).toEqual([`GET ${address} one`, `GET ${address} one`])
    expect(key.prove).toHaveBeenCalledTimes(2)
  })

  it('makes a new proof for the same token if the service refuses the first', async () => {
    const { call, proofs, given } = openBound(true, [40101, 200])
    await expect(call()).resolves.toBe(true)
    expect(proofs).toEqual([`GET ${address} one`, `GET ${address} one`])
    expect(given).toHaveLength(1)
  })

  it('asks for the next token if the service refuses the second proof as well', async () => {
    const { call, proofs } = openBound(true, [40101, 40101, 200])
    await expect(call()).resolves.toBe(true)
    expect(proofs.at(-1)).toBe(`GET ${address} two`)
  })

  it('renews a bound token that expired', async () => {
    const { call, proofs } = openBound(true, [40100, 200])
    await expect(call()).resolves.toBe(true)
    expect(proofs).toEqual([`GET ${address} one`, `GET ${address} two`])
  })

  it('gets none otherwise', async () => {
    const { call, proofs } = openBound(false, [200])
    await call()
    expect(proofs).toEqual([null])
  })
})
