import { tokensContract } from '@atrium/contracts/session/tokens/contract'
import type { AskedCompany } from '../shared/wire/Answer'
import { bindContract } from '../shared/wire/bindContract'
import { type ClientOptions, createClient } from '../shared/wire/client'
import { Failure } from '../shared/wire/Failure'
import { codeChallengeIn } from './entry/codeChallengeIn'
import type { Session, SessionState, SignedOutBecause } from './Session'
import { sealConfirmation } from './sealing/sealConfirmation'
import { endSession } from './tokens/endSession'
import { type Exchange, exchangeTokens } from './tokens/exchangeTokens'
import { type Locks, lockedUntilSeen, storageLag } from './tokens/lockedUntilSeen'
import { mayAnnounce } from './tokens/mayAnnounce'
import { proveBrowserAt } from './tokens/proveBrowserAt'
import { isReason, personOf, signedOut, stateOfStorage } from './tokens/stateOfStorage'
import type { TokenStorage } from './tokens/TokenStorage'
import { clearShelf, readDevices, readEnd, readShelf, removeTokens, storeSignedIn } from './tokens/tokenShelf'
import { Waiting } from './tokens/Waiting'

export interface SessionOptions extends Pick<ClientOptions, 'baseUrl' | 'fetch'> {
  /** Storage of the tokens, for example `webStorage(localStorage, window)`. */
  readonly storage: TokenStorage
  /** Keeps tabs from refreshing at the same time. Default: the browser's own locks, if it has them. */
  readonly locks?: Locks | undefined
  /** Milliseconds since 1970. Default: the browser's clock. */
  readonly clock?: () => number
}

/**
 * The session handling of a page: pass it to a `FeatureProvider` as `tokens`, and wrap protected content in a
 * `SessionGuard`.
 */
export function createSession(options: SessionOptions): Session {
  const { storage, baseUrl, fetch, locks = globalThis.navigator?.locks, clock = Date.now } = options
  const api = bindContract(tokensContract, createClient({ baseUrl, fetch }))
  const proveBrowser = proveBrowserAt(storage, baseUrl)
  const listeners = new Set<() => void>()
  const waiting = new Waiting()
  /** Calls that wait for a proof of identity. */
  const proving = new Waiting()
  let isProofWanted = false
  let askedCompany: AskedCompany | undefined
  let state = stateOfStorage(storage)
  let exchange: Promise<Exchange> | undefined
  let unwatch: (() => void) | undefined
  /** The person ends the session themselves. */
  let isLeaving = false
  let knownToken = readShelf(storage).token

  function become(next: SessionState): void {
    state = next
    if (next.state === 'signedIn') waiting.release(readShelf(storage).token ?? '')
    else if (next.state !== 'expired') waiting.giveUp()
    knownToken = readShelf(storage).token
    // A sign-in in between is proof enough.
    if (next.state !== 'expired') settleProof(next.state === 'signedIn' ? 'proven' : 'declined')
    tell()
  }

  function settleProof(outcome: 'proven' | 'declined'): void {
    isProofWanted = false
    if (outcome === 'proven') proving.release(readShelf(storage).token ?? '')
    else proving.giveUp()
  }

  function tell(): void {
    for (const listener of [...listeners]) listener()
  }

  /** The same person's session continues with other tokens. */
  function noticeTokens(): void {
    const { token } = readShelf(storage)
    if (state.state !== 'signedIn' || token === undefined || token === knownToken) return
    knownToken = token
    tell()
  }

  /** Other tabs share the storage, so their changes apply to this page too. */
  function compareWithStorage(): void {
    const found = stateOfStorage(storage)
    if (isLeaving && found.state !== 'signedIn') return
    const mine = personOf(state)
    const theirs = personOf(found)
    if (state.state === 'replaced') return
    if (mine && theirs && mine !== theirs) become({ state: 'replaced' })
    else if (found.state === 'signedIn' && state.state !== 'signedIn') become(found)
    else if (found.state === 'expired' && state.state === 'signedIn') become(found)
    else if (mine && !theirs) become(signedOut(readEnd(storage)))
    else noticeTokens()
  }

  /** The token in the storage, if it still belongs to this page's person. */
  function currentToken(): string | undefined {
    compareWithStorage()
    if (state.state === 'replaced') throw new Failure('unauthenticated')
    return readShelf(storage).token
  }

  /** One exchange at a time in this tab, and one across all tabs by the lock. */
  function exchangeOnce(stale: string | undefined): Promise<Exchange> {
    const run = () => exchangeTokens(api, storage, proveBrowser, stale, clock)
    exchange ??= (locks ? lockedUntilSeen(locks, run) : run()).finally(() => {
      exchange = undefined
    })
    return exchange
  }

  async function renewToken(stale: string | undefined): Promise<string | undefined> {
    const current = currentToken()
    if (current && current !== stale) return current
    if (state.state === 'signedIn') {
      const { outcome } = await exchangeOnce(stale)
      if (outcome === 'elsewhere') {
        leave('signedInElsewhere')
        throw new Failure('signedInElsewhere')
      }
      const renewed = currentToken()
      if (outcome === 'renewed' && renewed) {
        noticeTokens()
        return renewed
      }
    }
    return askForPassword()
  }

  /** Waits until the person has typed the password; undefined if nobody is there to ask. */
  async function askForPassword(): Promise<string | undefined> {
    if (!('userId' in state) || isLeaving) return undefined
    const asked = waiting.wait()
    if (state.state !== 'expired') {
      removeTokens(storage)
      become({ ...state, state: 'expired' })
    }
    return asked
  }

  /** Other tabs show the reason too, unless it may be shown only once. */
  function leave(because?: SignedOutBecause, isOnce = false): void {
    clearShelf(storage, isOnce ? undefined : because)
    become(signedOut(because))
  }

  return {
    getState: () => state,

    subscribe(listener) {
      unwatch ??= storage.watch?.(compareWithStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unwatch?.()
        unwatch = undefined
      }
    },

    sealPassword: (password) => sealConfirmation(api, password),

    getPassportToken: () => readShelf(storage).passportToken,

    async getToken() {
      const token = currentToken()
      return token || state.state === 'signedIn' ? token : askForPassword()
    },

    renewToken,

    proveBrowser: (method, path) => proveBrowser(method, path),

    codeChallenge: () => codeChallengeIn(storage),

    onSignedInElsewhere(cause, token) {
      // A call sent before this browser signed in again must not end the new session.
      if (state.state === 'signedOut' || readShelf(storage).token !== token) return
      const because = mayAnnounce(storage, cause, clock()) ? 'signedInElsewhere' : undefined
      leave(because, cause === 'redirected')
    },

    onSessionEnded(because, token) {
      // Another tab may just have signed in again, and its stored tokens become visible only now.
      setTimeout(() => {
        if (isLeaving || state.state === 'signedOut' || readShelf(storage).token !== token) return
        if (because === 'elsewhere')
          leave(mayAnnounce(storage, 'refused', clock()) ? 'signedInElsewhere' : undefined)
        else if (isReason(because)) leave(because)
        // Nobody else uses the page now, so the input waits for the password.
        else askForPassword().catch(() => {})
      }, storageLag)
    },

    begin(signedIn) {
      const mine = personOf(state)
      storeSignedIn(storage, signedIn)
      become(mine && mine !== signedIn.userId ? { state: 'replaced' } : stateOfStorage(storage))
    },

    getDevices: () => readDevices(storage),

    confirmPerson() {
      isProofWanted = true
      tell()
      return proving.wait().catch(() => undefined)
    },

    isProofWanted: () => isProofWanted,

    settleProof(outcome) {
      settleProof(outcome)
      tell()
    },

    onCompanySignInNeeded(company) {
      if (askedCompany?.connectionId === company.connectionId) return
      askedCompany = company
      tell()
    },

    getAskedCompany: () => askedCompany,

    forgetAskedCompany() {
      askedCompany = undefined
      tell()
    },

    postpone() {
      if (state.state === 'expired') become({ ...state, state: 'postponed' })
    },

    expectEnd() {
      isLeaving = true
      return () => {
        isLeaving = false
        compareWithStorage()
      }
    },

    async signOut(end) {
      isLeaving = true
      let isKnown = true
      if (readShelf(storage).token) {
        const renew = async (stale: string | undefined) => {
          await exchangeOnce(stale)
          return readShelf(storage).token
        }
        isKnown = await endSession({ baseUrl, fetch }, { getToken: currentToken, renewToken: renew }, end)
      }
      isLeaving = false
      leave()
      return isKnown
    },
  }
}
