import { type sessionContract, signInStanding, type Verification } from '@atrium/contracts/session/contract'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { atom } from 'jotai'
import { is } from 'valibot'
import { Failure } from '../shared/wire/Failure'
import { sessionApiAtom } from './api'
import { askedAtom } from './askedAtom'
import { loadProofField } from './proof/loadProofField'
import type { SignedIn } from './Session'
import { loadSealing } from './sealing/loadSealing'

/** State of an account after failed attempts. */
export interface Standing {
  /** The account that was tried. */
  readonly account: string
  readonly proofRequired: boolean
  /** Earliest time of the next attempt, in milliseconds since 1970 by this computer's clock. */
  readonly waitUntil: number
}

interface SignInAttempt {
  readonly account: string
  readonly password: string
  readonly proof?: Verification | undefined
  /** Tokens that identify this browser to the service. */
  readonly devices: readonly string[]
  /** Sends another call than the sign-in with a personal account. Default: that one. */
  readonly send?: SendSealed | undefined
}

/** The input common to all kinds of accounts. */
type Sealed = Omit<OperationInput<typeof sessionContract.signIn>['body'], 'userName'>

/** Signs in with the account as typed. */
export type SendSealed = (account: string, sealed: Sealed) => Promise<SignedIn>

export const standingAtom = atom<Standing>({ account: '', proofRequired: false, waitUntil: 0 })

/** The application name for sign-ins that the service doesn't name otherwise. */
const appId = 'unified-access'
const timeout = 15_000

/** Seals the password and signs in. After a refusal, it loads the account's limits before it fails. */
export const signInAtom = atom(null, async (get, set, attempt: SignInAttempt): Promise<SignedIn> => {
  const api = get(sessionApiAtom)

  async function send(): Promise<SignedIn> {
    const [{ sealPassword }, key] = await Promise.all([loadSealing(), api.getPublicKey({}, { timeout })])
    const sealed = {
      password: await sealPassword(key, 'signIn', attempt.password),
      keyId: key.keyId,
      verification: attempt.proof,
      devices: [...attempt.devices],
    }
    if (attempt.send) return attempt.send(attempt.account, sealed)
    const body = { userName: attempt.account, ...sealed }
    return api.signIn({ query: { isWebClient: true }, body }, { timeout, headers: { appId } })
  }

  async function learnStanding(told: unknown): Promise<void> {
    const params = { userName: attempt.account }
    const { captchaRequired, retryAfterSeconds } = is(signInStanding, told)
      ? told
      : await api.getFailedCount({ params })
    if (captchaRequired) await loadProofField()
    const waitUntil = Date.now() + retryAfterSeconds * 1000
    set(standingAtom, { account: attempt.account, proofRequired: captchaRequired, waitUntil })
  }

  try {
    return await send()
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.kind === 'refused') {
      if (!set(askedAtom, thrown)) await learnStanding(thrown.data).catch(keepDefects)
    }
    throw thrown
  }
})

interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
}

export const changePasswordAtom = atom(null, async (get, _set, change: PasswordChange): Promise<void> => {
  const api = get(sessionApiAtom)
  const [{ sealPassword }, key] = await Promise.all([loadSealing(), api.getPublicKey({})])
  const oldPassword = await sealPassword(key, 'oldPassword', change.oldPassword)
  const newPassword = await sealPassword(key, 'newPassword', change.newPassword)
  await api.changePassword({ body: { keyId: key.keyId, oldPassword, newPassword } })
})

/** The refusal is more important than a failure to load the rest. */
function keepDefects(thrown: unknown): void {
  if (!(thrown instanceof Failure)) throw thrown
}

/** A mobile number typed as an account, for a sign-in with a code instead; empty: none. */
export const typedMobileAtom = atom('')
