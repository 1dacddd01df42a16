import { tokensContract } from '@atrium/contracts/session/tokens/contract'
import { bindContract } from '../../shared/wire/bindContract'
import { type ClientOptions, createClient, type TokenSource } from '../../shared/wire/client'
import { randomKey } from '../../shared/wire/randomKey'
import type { Session, SessionState } from '../Session'
import { sealConfirmation } from '../sealing/sealConfirmation'
import type { TokenKey } from './browserKey'
import { Waiting } from './Waiting'

/** The browser that asks its site for a token. */
export interface AskingBrowser {
  /**
   * Thumbprint of a key that only this browser has. A token for it (`keyThumbprint`) works nowhere else. Undefined if
   * the browser can't make a key, for example on a page without HTTPS.
   */
  readonly thumbprint: string | undefined
}

export interface TokenSessionOptions extends Pick<ClientOptions, 'baseUrl' | 'fetch'> {
  /**
   * Asks the site for a token. Called once at a time: before the first call, and whenever the service no longer accepts
   * the last one. Undefined: nobody is signed in at the site any more. If it throws, the site got no access.
   */
  readonly getToken: (browser: AskingBrowser) => string | undefined | Promise<string | undefined>
  /** Called with what `getToken` threw, or with an error that says why its token is of no use. */
  readonly onTokenError?: ((error: unknown) => void) | undefined
}

/** A session whose site signs people in itself. */
export interface TokenSession extends Session {
  readonly proveToken: NonNullable<TokenSource['proveToken']>
  /** Asks the site again after it had no token. Waiting calls continue if it has one. */
  askAgain(): Promise<void>
  /** Whether the site failed or refused when it was last asked, instead of having no token. */
  lacksAccess(): boolean
}

/**
 * The session of a site that signs people in itself and gives tokens. If it has none, calls wait, and the state is
 * `expired` until `askAgain` gets one or the person postpones it.
 */
export function createTokenSession(options: TokenSessionOptions, loadKey = loadTokenKey): TokenSession {
  const { baseUrl, fetch, getToken, onTokenError } = options
  const api = bindContract(tokensContract, createClient({ baseUrl, fetch }))
  const listeners = new Set<() => void>()
  const waiting = new Waiting()
  const proving = new Waiting()
  let isProofWanted = false
  let token: string | undefined
  let challenge: string | undefined
  let asking: Promise<string | undefined> | undefined
  let lacksAccess = false
  let key: Promise<TokenKey | undefined> | undefined
  /** The site has read the thumbprint, so its tokens may be bound to the key. */
  let isBound = false
  // The site knows who it is. Here, only that somebody is signed in matters.
  const person = { userId: '', userAccount: '' }
  let state: SessionState = { state: 'signedIn', ...person }

  function become(next: 'signedIn' | 'expired' | 'postponed' | 'signedOut'): void {
    state = next === 'signedOut' ? { state: next } : { state: next, ...person }
    if (next === 'signedOut' || next === 'postponed') {
      waiting.giveUp()
      settleProof('declined')
    }
    tell()
  }

  /** Not narrowed: it changes while something is awaited. */
  const getState = (): SessionState => state

  function tell(): void {
    for (const listener of [...listeners]) listener()
  }

  function settleProof(outcome: 'proven' | 'declined'): void {
    isProofWanted = false
    if (outcome === 'proven') proving.release(token ?? '')
    else proving.giveUp()
  }

  /** One question at a time. The site may be unreachable for a moment, so it is asked twice before anybody notices. */
  function askOnce(): Promise<string | undefined> {
    const ask = async () => getToken(await browser())
    asking ??= ask()
      .catch(() => pause(pauseBeforeRetry).then(ask))
      .then((found) => {
        lacksAccess = false
        if (found === undefined) onTokenError?.(new Error('getToken gave no token.'))
        return found
      })
      .catch((error: unknown) => {
        lacksAccess = true
        onTokenError?.(error)
        return undefined
      })
      .finally(() => {
        asking = undefined
      })
    return asking
  }

  function openKey(): Promise<TokenKey | undefined> {
    key ??= loadKey()
    return key
  }

  async function browser(): Promise<AskingBrowser> {
    const thumbprint = (await openKey())?.thumbprint
    return {
      get thumbprint() {
        isBound = true
        return thumbprint
      },
    }
  }

  /** A token other than `stale`. Waits if the site has none. */
  async function another(stale: string | undefined): Promise<string | undefined> {
    if (state.state === 'signedOut') return undefined
    // The person was told already. They continue, so the site isn't asked for each call.
    if (state.state === 'expired' && asking === undefined) return waiting.wait()
    const found = await askOnce()
    if (found !== undefined && found !== stale) {
      accept(found)
      return found
    }
    if (found !== undefined) onTokenError?.(new Error('getToken gave the token that the service refused.'))
    const waited = waiting.wait()
    if (getState().state !== 'expired') become('expired')
    return waited
  }

  function accept(found: string): void {
    const isNew = token !== found
    token = found
    waiting.release(found)
    if (state.state !== 'signedIn') become('signedIn')
    else if (isNew) tell()
  }

  function end(): void {
    token = undefined
    become('signedOut')
  }

  return {
    isOfSite: true,
    getState,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getToken: () => token ?? another(undefined),
    async renewToken(stale, because) {
      if (token !== undefined && token !== stale) return token
      if (because !== 'expiring') return another(stale)
      // Until the service refuses it, a site may keep giving the same token.
      const found = await askOnce()
      if (found !== undefined) accept(found)
      return found ?? token
    },
    getPassportToken: () => token,
    async proveToken(method, path, forToken) {
      if (!isBound) return undefined
      const address = new URL(`${baseUrl ?? ''}${path}`, globalThis.document?.baseURI).href
      return (await openKey())?.prove(method, address, forToken)
    },
    async askAgain() {
      const found = await askOnce()
      if (found !== undefined && found !== token) accept(found)
      else tell()
    },
    lacksAccess: () => lacksAccess,
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
    // The site signs people in, so only the failure says so.
    onCompanySignInNeeded() {},
    getAskedCompany: () => undefined,
    forgetAskedCompany() {},
    postpone() {
      if (state.state === 'expired') become('postponed')
    },
    sealPassword: (password) => sealConfirmation(api, password),
    onSignedInElsewhere: (_cause, ended) => {
      if (ended === token) end()
    },
    onSessionEnded(because, ended) {
      if (ended !== token) return
      if (because === 'expired') void another(ended)
      else end()
    },
    async signOut() {
      end()
      return true
    },
    // The site begins and ends sessions.
    begin() {},
    getDevices: () => [],
    expectEnd: () => () => {},
    proveBrowser: async () => undefined,
    codeChallenge() {
      challenge ??= randomKey()
      return challenge
    },
  }
}

/** Only sites need it that give tokens. Undefined without a key, or if its code can't be loaded. */
const loadTokenKey = (): Promise<TokenKey | undefined> =>
  import('./browserKey').then(
    ({ openTokenKey }) => openTokenKey(),
    () => undefined,
  )

/** Milliseconds. */
const pauseBeforeRetry = 1_000
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
