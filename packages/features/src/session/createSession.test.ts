import { sessionContract } from '@atrium/contracts/session/contract'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { ssoContract } from '@atrium/contracts/session/sso/contract'
import { contract, type Operation } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answer, fail, mockFetch, type RecordedCall, refuse } from '../shared/stories/answers'
import { createClient } from '../shared/wire/client'
import { createSession } from './createSession'
import type { Session, SignedIn } from './Session'
import { signOutOfAll } from './sso/signOutOfAll'
import type { Locks } from './tokens/lockedUntilSeen'
import type { TokenStorage } from './tokens/TokenStorage'
import { storeSignedIn } from './tokens/tokenShelf'

afterEach(() => {
  vi.useRealTimers()
})

/** Any call of a signed-in person. */
const some = contract({
  operation: { method: 'GET', path: '/api/some', summary: '', access: 'user', response: v.literal(true) },
})

const ann = { userId: 'ann', userAccount: '13800000001' }
const generation = (n: number, person = ann): SignedIn => ({
  accessToken: `access-${n}`,
  refreshToken: `refresh-${n}`,
  passportToken: `passport-${n}`,
  passportRefreshToken: `passport-refresh-${n}`,
  ...person,
})

/** The storage of one origin: each tab is notified of the others' changes. */
function sharedStorage() {
  const values = new Map<string, string>()
  const tabs = new Set<{ listener: () => void }>()
  return {
    values,
    openTab(): TokenStorage {
      const own = { listener: () => {} }
      tabs.add(own)
      const tell = () => {
        for (const tab of tabs) if (tab !== own) queueMicrotask(() => tab.listener())
      }
      return {
        read: (key) => values.get(key) ?? null,
        write(key, value) {
          values.set(key, value)
          tell()
        },
        remove(key) {
          values.delete(key)
          tell()
        },
        watch: (listener) => {
          own.listener = listener
          return () => {
            own.listener = () => {}
          }
        },
      }
    },
  }
}

/** Lets one caller in at a time, across all tabs. */
function createLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name, work) {
      const mine = last.then(work, work)
      last = mine
      return mine
    },
  }
}

/** A service that knows the valid access token, and exchanges each refresh token once. */
function createService() {
  let newest = 1
  let accepts = true
  const calls: RecordedCall[] = []
  const inner = mockFetch(
    [
      answer(sessionContract.refresh, ({ body }) => {
        if (body.refreshToken === `refresh-${newest}`) newest++
        return withoutPerson(generation(newest))
      }),
      answer(sessionContract.signOut, true),
      answer(some.operation, true),
    ],
    calls,
  )
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const bearer = new Headers(init?.headers).get('authorization')
    const isOpen = String(input).endsWith(sessionContract.refresh.path)
    await Promise.resolve()
    if (!isOpen && !(accepts && bearer === `Bearer access-${newest}`)) {
      calls.push({ operation: 'refused', params: {}, query: {}, body: bearer })
      return new Response('{"error_code":40100,"error_msg":"","data":null}', { status: 401 })
    }
    return inner(input, init)
  }
  return {
    fetch,
    calls,
    count: (operation: string) => calls.filter((call) => call.operation === operation).length,
    expireAccess: () => newest++,
    refuseAll: () => {
      accepts = false
    },
  }
}

const withoutPerson = ({ userId: _, userAccount: __, ...tokens }: SignedIn) => tokens

describe('proving one’s identity', () => {
  function signedInTab() {
    const storage = sharedStorage()
    const tab = storage.openTab()
    storeSignedIn(tab, generation(1))
    const session = createSession({ storage: tab, fetch: createService().fetch, locks: undefined })
    return { storage, session }
  }

  it('asks once for all waiting calls, which continue with the token', async () => {
    const { session } = signedInTab()
    const heard = vi.fn()
    session.subscribe(heard)
    const waiting = [session.confirmPerson(), session.confirmPerson()]
    expect(session.isProofWanted()).toBe(true)
    expect(heard).toHaveBeenCalled()
    session.settleProof('proven')
    expect(await Promise.all(waiting)).toEqual(['access-1', 'access-1'])
    expect(session.isProofWanted()).toBe(false)
  })

  it('fails the calls if the person declines', async () => {
    const { session } = signedInTab()
    const waiting = session.confirmPerson()
    session.settleProof('declined')
    expect(await waiting).toBeUndefined()
  })

  it('takes a sign-in in between for a proof, but not a sign-out', async () => {
    const { session } = signedInTab()
    const first = session.confirmPerson()
    session.onSessionEnded('expired', 'access-1')
    await vi.waitFor(() => expect(session.getState().state).toBe('expired'))
    session.begin(generation(2))
    expect(await first).toBe('access-2')
    const second = session.confirmPerson()
    await session.signOut()
    expect(await second).toBeUndefined()
  })
})

describe('renewing the token', () => {
  it('makes one refresh for a hundred calls that fail together', async () => {
    const service = createService()
    const storage = sharedStorage()
    const tab = storage.openTab()
    storeSignedIn(tab, { ...generation(1), accessToken: 'stale' })
    const session = createSession({ storage: tab, fetch: service.fetch, locks: undefined })
    const client = createClient({ baseUrl: 'http://service.invalid', fetch: service.fetch, tokens: session })
    const asks = Array.from({ length: 100 }, () => client(some.operation, {}))
    await expect(Promise.all(asks)).resolves.toHaveLength(100)
    expect(service.count('refresh')).toBe(1)
    expect(storage.values.get('token')).toBe('Bearer access-2')
    expect(session.getPassportToken()).toBe('passport-2')
  })

  it('makes one refresh for each generation, however many tabs', async () => {
    const service = createService()
    const storage = sharedStorage()
    const locks = createLocks()
    const tabs = Array.from({ length: 5 }, () => storage.openTab())
    if (tabs[0]) storeSignedIn(tabs[0], { ...generation(1), accessToken: 'stale' })
    const clients = tabs.map((tab) =>
      createClient({
        baseUrl: 'http://service.invalid',
        fetch: service.fetch,
        tokens: createSession({ storage: tab, fetch: service.fetch, locks }),
      }),
    )
    for (const expected of [1, 2]) {
      const asks = clients.flatMap((client) => Array.from({ length: 10 }, () => client(some.operation, {})))
      await Promise.all(asks)
      expect(service.count('refresh')).toBe(expected)
      if (expected === 1) storage.values.set('token', 'Bearer stale-again')
    }
  })

  it('retries a persistent 401 once', async () => {
    const service = createService()
    service.refuseAll()
    const tab = sharedStorage().openTab()
    storeSignedIn(tab, generation(1))
    const session = createSession({ storage: tab, fetch: service.fetch, locks: undefined })
    const client = createClient({ baseUrl: 'http://service.invalid', fetch: service.fetch, tokens: session })
    await expect(client(some.operation, {})).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
    expect(service.count('refused')).toBe(2)
    expect(service.count('refresh')).toBe(1)
  })

  it('fails as unauthenticated when nobody is signed in', async () => {
    const service = createService()
    const session = createSession({ storage: sharedStorage().openTab(), fetch: service.fetch })
    const client = createClient({ baseUrl: 'http://service.invalid', fetch: service.fetch, tokens: session })
    await expect(client(some.operation, {})).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
    expect(service.count('refresh')).toBe(0)
    expect(session.getState()).toEqual({ state: 'signedOut' })
  })
})

/** A session whose refresh token is about to be refused. */
function createExpiring(refreshed = refuse(sessionContract.refresh, sessionRefusals.refreshRefused)) {
  const storage = sharedStorage()
  const tab = storage.openTab()
  storeSignedIn(tab, generation(1))
  const fetch = mockFetch([refreshed, answer(sessionContract.signOut, true)])
  const session = createSession({ storage: tab, fetch, locks: undefined })
  return { storage, session, other: () => createSession({ storage: storage.openTab(), fetch }) }
}

const stateOf = (session: Session) => session.getState().state

describe('an expired session', () => {
  it('keeps calls waiting for the password, then continues them', async () => {
    const { session, storage } = createExpiring()
    const first = session.renewToken('access-1')
    await vi.waitFor(() => expect(stateOf(session)).toBe('expired'))
    expect(storage.values.get('userAccount')).toBe('13800000001')
    const second = session.getToken()
    session.begin(generation(7))
    expect(await Promise.all([first, second])).toEqual(['access-7', 'access-7'])
    expect(stateOf(session)).toBe('signedIn')
  })

  it('continues when another tab signed the same person in', async () => {
    const { session, other } = createExpiring()
    const unsubscribe = session.subscribe(() => {})
    const waiting = session.renewToken('access-1')
    await vi.waitFor(() => expect(stateOf(session)).toBe('expired'))
    other().begin(generation(8))
    expect(await waiting).toBe('access-8')
    unsubscribe()
  })

  it('never runs a waiting call in the name of somebody else', async () => {
    const { session } = createExpiring()
    const waiting = session.renewToken('access-1')
    await vi.waitFor(() => expect(stateOf(session)).toBe('expired'))
    session.begin(generation(9, { userId: 'bob', userAccount: '13800000002' }))
    await expect(waiting).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(stateOf(session)).toBe('replaced')
    await expect(session.getToken()).rejects.toMatchObject({ kind: 'unauthenticated' })
    await expect(session.renewToken('access-1')).rejects.toMatchObject({ kind: 'unauthenticated' })
  })

  it('fails waiting calls when the password is postponed, and asks again for the next one', async () => {
    const { session } = createExpiring()
    const waiting = session.renewToken('access-1')
    await vi.waitFor(() => expect(stateOf(session)).toBe('expired'))
    session.postpone()
    await expect(waiting).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(stateOf(session)).toBe('postponed')
    const next = session.getToken()
    await vi.waitFor(() => expect(stateOf(session)).toBe('expired'))
    session.begin(generation(2))
    expect(await next).toBe('access-2')
  })
})

describe('a service that doesn’t answer clearly', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  const busy = (seconds: string) =>
    new Response('{"error_code":42900,"error_msg":"","data":null}', {
      status: 429,
      headers: { 'retry-after': seconds },
    })

  /** @param troubles the result of each refresh before the service answers one */
  function troubled(...troubles: readonly ('offline' | 'silent' | 503 | Response)[]) {
    const storage = sharedStorage()
    storeSignedIn(storage.openTab(), generation(1))
    const left = [...troubles]
    const asked: number[] = []
    const good = mockFetch([answer(sessionContract.refresh, withoutPerson(generation(2)))])
    const fetch: typeof globalThis.fetch = async (input, init) => {
      asked.push(Date.now())
      const trouble = left.shift()
      if (trouble === undefined) return good(input, init)
      if (trouble === 'offline') throw new TypeError('Failed to fetch')
      if (trouble === 503) return new Response('', { status: 503 })
      if (trouble instanceof Response) return trouble
      return new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    }
    const locks = createLocks()
    const openTab = () => createSession({ storage: storage.openTab(), fetch, locks })
    return { storage, asked, openTab, session: openTab() }
  }

  it.each([
    ['offline', 'offline' as const],
    ['503', 503 as const],
    ['429', busy('1')],
    ['a lost answer', 'silent' as const],
  ])('once, keeps the session: %s', async (_, trouble) => {
    const { session, asked } = troubled(trouble)
    const renewed = session.renewToken('access-1')
    await vi.runAllTimersAsync()
    expect(await renewed).toBe('access-2')
    expect(stateOf(session)).toBe('signedIn')
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeLessThan(10_000)
  })

  it('for long, fails waiting calls and keeps the tokens', async () => {
    const { session, storage, asked } = troubled(...Array.from({ length: 4 }, () => 'offline' as const))
    const failed = expect(session.renewToken('access-1')).rejects.toMatchObject({ kind: 'offline' })
    await vi.runAllTimersAsync()
    await failed
    expect(asked).toHaveLength(4)
    expect((asked[3] ?? 0) - (asked[0] ?? 0)).toBeLessThan(10_000)
    expect(stateOf(session)).toBe('signedIn')
    expect(storage.values.get('refreshToken')).toBe('Bearer refresh-1')
    await vi.advanceTimersByTimeAsync(2000)
    expect(await session.renewToken('access-1')).toBe('access-2')
  })

  it('is left alone by every tab for as long as it asks', async () => {
    const { session, openTab, asked } = troubled(busy('40'))
    const other = openTab()
    const failed = [session, other].map((tab) =>
      expect(tab.renewToken('access-1')).rejects.toMatchObject({ kind: 'unavailable' }),
    )
    await vi.advanceTimersByTimeAsync(39_000)
    await Promise.all(failed)
    await expect(other.renewToken('access-1')).rejects.toMatchObject({ kind: 'unavailable' })
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    const renewed = other.renewToken('access-1')
    await vi.runAllTimersAsync()
    expect(await renewed).toBe('access-2')
  })
})

describe('another tab', () => {
  it('that signs out signs this one out too', async () => {
    const { session, other } = createExpiring()
    const listener = vi.fn()
    const unsubscribe = session.subscribe(listener)
    await other().signOut()
    await vi.waitFor(() => expect(session.getState()).toEqual({ state: 'signedOut' }))
    expect(listener).toHaveBeenCalled()
    unsubscribe()
  })

  it('that signs in as somebody else is noticed before the next call, even without an event', async () => {
    const { session, other } = createExpiring()
    await other().signOut()
    other().begin(generation(3, { userId: 'bob', userAccount: '13800000002' }))
    await expect(session.getToken()).rejects.toMatchObject({ kind: 'unauthenticated' })
    expect(stateOf(session)).toBe('replaced')
  })
})

describe('signed in elsewhere', () => {
  it('signs out with a reason, after an empty 403 and after a refused refresh', async () => {
    const refused = createExpiring()
    refused.session.onSignedInElsewhere('refused', 'access-1')
    const late = createExpiring(refuse(sessionContract.refresh, sessionRefusals.signedInElsewhere))
    await expect(late.session.renewToken('access-1')).rejects.toMatchObject({ kind: 'signedInElsewhere' })
    for (const { session, storage } of [refused, late]) {
      expect(session.getState()).toEqual({ state: 'signedOut', because: 'signedInElsewhere' })
      expect(storage.values.has('token')).toBe(false)
      expect(storage.values.has('userId')).toBe(false)
    }
  })

  it('tells it once in five minutes across all tabs if it comes as a redirect', () => {
    let now = 1_000_000_000_000
    const storage = sharedStorage()
    const told = () => {
      const tab = storage.openTab()
      storeSignedIn(tab, generation(1))
      const session = createSession({ storage: tab, clock: () => now })
      session.onSignedInElsewhere('redirected', 'access-1')
      return session.getState()
    }
    expect(told()).toEqual({ state: 'signedOut', because: 'signedInElsewhere' })
    now += 299_999
    expect(told()).toEqual({ state: 'signedOut' })
    now += 2
    expect(told()).toEqual({ state: 'signedOut', because: 'signedInElsewhere' })
  })

  it('keeps a session that started after the call was sent', () => {
    const { session } = createExpiring()
    session.begin(generation(2))
    session.onSignedInElsewhere('refused', 'access-1')
    expect(stateOf(session)).toBe('signedIn')
  })
})

describe('ended on the service', () => {
  it.each([
    ['elsewhere', { state: 'signedOut', because: 'signedInElsewhere' }],
    ['passwordChanged', { state: 'signedOut', because: 'passwordChanged' }],
    ['phoneChanged', { state: 'signedOut', because: 'phoneChanged' }],
    ['deregistered', { state: 'signedOut', because: 'deregistered' }],
    ['expired', { state: 'expired', ...ann }],
    ['signedOut', { state: 'expired', ...ann }],
  ])('because of %s', async (because, state) => {
    const { session } = createExpiring()
    session.onSessionEnded(because, 'access-1')
    await vi.waitFor(() => expect(session.getState()).toEqual(state))
  })

  it('is shown with its reason in a tab that only finds nobody signed in', async () => {
    const { session, other } = createExpiring()
    session.subscribe(() => {})
    other().onSessionEnded('passwordChanged', 'access-1')
    await vi.waitFor(() =>
      expect(session.getState()).toEqual({ state: 'signedOut', because: 'passwordChanged' }),
    )
    // Shown once: it doesn't apply to the next person who signs in and leaves.
    other().begin(generation(2))
    await vi.waitFor(() => expect(stateOf(session)).toBe('signedIn'))
    await other().signOut()
    await vi.waitFor(() => expect(session.getState()).toEqual({ state: 'signedOut' }))
  })

  it('keeps a session that another tab started meanwhile', async () => {
    const { session, other } = createExpiring()
    vi.useFakeTimers()
    session.onSessionEnded('elsewhere', 'access-1')
    other().begin(generation(2))
    await vi.runAllTimersAsync()
    expect(stateOf(session)).toBe('signedIn')
  })
})

describe('signing out', () => {
  const signedIn = (given: Answer) => {
    const storage = sharedStorage()
    const tab = storage.openTab()
    storeSignedIn(tab, generation(1))
    return { storage, session: createSession({ storage: tab, fetch: mockFetch([given]), locks: undefined }) }
  }
  const ended = { state: 'signedOut' }

  it('returns whether the service knows, and forgets the tokens either way', async () => {
    for (const [given, isKnown] of [
      [answer(sessionContract.signOut, true), true],
      [fail(sessionContract.signOut, 'offline'), false],
      [fail(sessionContract.signOut, 'unavailable'), false],
    ] as const) {
      const { storage, session } = signedIn(given)
      expect(await session.signOut()).toBe(isKnown)
      expect(session.getState()).toEqual(ended)
      expect(storage.values.has('token')).toBe(false)
    }
  })

  it('ends it for all sites that share the sign-in, and returns where to go', async () => {
    const { session } = signedIn(
      answer(ssoContract.ssoSignOut, ({ query }) => ({ returnUrl: query.returnUrl ?? null })),
    )
    const address = 'https://design.example/after'
    expect(await signOutOfAll(session, address)).toEqual({ isKnown: true, goesTo: address })
    expect(session.getState()).toEqual(ended)
    expect(await signOutOfAll(session, address)).toEqual({ isKnown: true, goesTo: null })
  })

  it('requests no return address that is too long', async () => {
    const { session } = signedIn(
      answer(ssoContract.ssoSignOut, ({ query }) => ({ returnUrl: query.returnUrl ?? null })),
    )
    const address = `https://design.example/${'a'.repeat(2048)}`
    expect(await signOutOfAll(session, address)).toEqual({ isKnown: true, goesTo: null })
  })
})

describe('an end caused by the person', () => {
  it('is announced neither by the service nor by another tab', async () => {
    const storage = sharedStorage()
    storeSignedIn(storage.openTab(), generation(1))
    const { fetch } = createService()
    const session = createSession({ storage: storage.openTab(), fetch })
    session.subscribe(() => {})
    vi.useFakeTimers()
    const giveUp = session.expectEnd()
    session.onSessionEnded('phoneChanged', 'access-1')
    for (const key of [...storage.values.keys()]) storage.openTab().remove(key)
    await vi.runAllTimersAsync()
    expect(session.getState().state).toBe('signedIn')
    await session.signOut()
    expect(session.getState()).toEqual({ state: 'signedOut' })
    giveUp()
  })

  it('is announced again if the attempt failed', () => {
    const storage = sharedStorage()
    storeSignedIn(storage.openTab(), generation(1))
    const session = createSession({ storage: storage.openTab(), fetch: createService().fetch })
    session.subscribe(() => {})
    const giveUp = session.expectEnd()
    storage.values.clear()
    giveUp()
    expect(session.getState().state).toBe('signedOut')
  })
})

describe('the listeners', () => {
  it('are notified of new tokens, whichever tab got them', async () => {
    const storage = sharedStorage()
    storeSignedIn(storage.openTab(), generation(1))
    const { fetch } = createService()
    const [mine, theirs] = [1, 2].map(() => createSession({ storage: storage.openTab(), fetch }))
    const heard = [vi.fn(), vi.fn()]
    mine?.subscribe(heard[0] ?? vi.fn())
    theirs?.subscribe(heard[1] ?? vi.fn())
    await mine?.renewToken('access-1')
    for (const listener of heard) await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
  })
})

describe('signing out', () => {
  const calledOperations = (calls: readonly RecordedCall[]) => calls.map(({ operation }) => operation)

  it.each<[string, Operation[]]>([
    ['tells the service', []],
    ['forgets the tokens even when the service can not be reached', [sessionContract.signOut]],
  ])('%s', async (_, broken) => {
    const calls: RecordedCall[] = []
    const tab = sharedStorage().openTab()
    storeSignedIn(tab, generation(1))
    const answers = [answer(sessionContract.signOut, true), ...broken.map((one) => fail(one, 'offline'))]
    const session = createSession({ storage: tab, fetch: mockFetch(answers, calls) })
    await session.signOut()
    expect(calledOperations(calls)).toEqual(['signOut'])
    expect(session.getState()).toEqual({ state: 'signedOut' })
    expect(tab.read('token')).toBeNull()
  })
})

it('keeps the challenge of codes when a tab reloads', () => {
  const { openTab } = sharedStorage()
  const storage = openTab()
  const known = createSession({ storage }).codeChallenge()
  expect(known).toMatch(/^[0-9a-f]{32}$/)
  expect(createSession({ storage }).codeChallenge()).toBe(known)
})
