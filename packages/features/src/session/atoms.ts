import { atom, type Getter } from 'jotai'
import { Failure } from '../shared/Failure'
import { requestAtom } from '../shared/request'
import { sessionApiAtom } from './api'
import { sessionErrors, type Verification } from './contract'
import { loadProofField } from './loadProofField'
import { loadSealing } from './loadSealing'
import type { SignedIn } from './Session'

/** How an account stands after failed attempts. */
export interface Standing {
  /** The account that was tried. */
  readonly account: string
  readonly proofRequired: boolean
  /** Until when trying again is in vain, in milliseconds since 1970 by this computer's clock. */
  readonly waitUntil: number
}

/** Read from a picture whose id is in {@link captchaAtom}, or worked for. */
export type Proof =
  | { readonly kind: 'image'; readonly code: string }
  | Extract<Verification, { kind: 'work' }>

interface SignInAttempt {
  readonly account: string
  readonly password: string
  readonly proof?: Proof | undefined
}

export const pictureSize = { w: 132, h: 44, n: 4 } as const

export const standingAtom = atom<Standing>({ account: '', proofRequired: false, waitUntil: 0 })

/** The picture to read; writing asks for another one. */
export const captchaAtom = requestAtom((get, signal) =>
  get(sessionApiAtom).getImageCaptcha({ params: pictureSize }, { signal }),
)

/** What is sent of a proof; one that was read belongs to the picture of the moment. */
export function verificationOf(get: Getter, proof: Proof | undefined): Verification | undefined {
  if (proof?.kind !== 'image') return proof
  const captcha = get(captchaAtom)
  if (captcha.state !== 'ready') throw new Failure('refused', '', sessionErrors.verificationWrong)
  return { kind: 'image', captchaId: captcha.value.captchaId, code: proof.code }
}

/** Application that signs in, where the service has no other name for it. */
const appId = 'unified-access'
const timeout = 15_000

/** Seals the password and signs in. After a refusal it learns how the account stands, before it fails. */
export const signInAtom = atom(null, async (get, set, attempt: SignInAttempt): Promise<SignedIn> => {
  const api = get(sessionApiAtom)

  async function send(): Promise<SignedIn> {
    const [{ sealPassword }, key] = await Promise.all([loadSealing(), api.getPublicKey({}, { timeout })])
    const body = {
      userName: attempt.account,
      password: await sealPassword(key, 'signIn', attempt.password),
      keyId: key.keyId,
      verification: verificationOf(get, attempt.proof),
    }
    return api.signIn({ query: { isWebClient: true }, body }, { timeout, headers: { appId } })
  }

  async function learnStanding(): Promise<void> {
    const params = { userName: attempt.account }
    const { captchaRequired, retryAfterSeconds } = await api.getFailedCount({ params })
    if (captchaRequired) await loadProofField()
    const waitUntil = Date.now() + retryAfterSeconds * 1000
    set(standingAtom, { account: attempt.account, proofRequired: captchaRequired, waitUntil })
    if (captchaRequired) set(captchaAtom)
  }

  try {
    return await send()
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.kind === 'refused') await learnStanding().catch(keepDefects)
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

/** The refusal counts more than not learning the rest. */
export function keepDefects(thrown: unknown): void {
  if (!(thrown instanceof Failure)) throw thrown
}
