import type { ProofWay, SecondStepWay } from '@atrium/contracts/session/secondStep/contract'
import { atom, type Getter } from 'jotai'
import { requestAtom } from '../../shared/request/request'
import { sessionApiAtom } from '../api'
import type { SignedIn } from '../Session'
import { loadSealing } from '../sealing/loadSealing'
import { passkeyAnswerTo, secondStepApiAtom } from './api'

const timeout = 15_000

interface SecondStepTaken {
  readonly challenge: string
  readonly way: SecondStepWay
  /** The code of an app or a recovery code; none for a passkey. */
  readonly code: string
  readonly devices: readonly string[]
}

/** Signs in after the first step. */
export const completeSignInAtom = atom(
  null,
  async (get, _set, { challenge, way, code, devices }: SecondStepTaken): Promise<SignedIn> => {
    const api = get(secondStepApiAtom)
    const proof =
      way === 'passkey'
        ? { kind: way, answer: await passkeyAnswerTo(() => api.askForPasskey({ body: { challenge } })) }
        : { kind: way, code }
    return api.completeSignIn({ body: { challenge, proof, devices: [...devices] } }, { timeout })
  },
)

interface PasskeySignIn {
  readonly devices: readonly string[]
  /** The browser offers it in autofill, and shows nothing if there is none. Default: it asks. */
  readonly autofill?: boolean
}

/** Signs in with a passkey alone. */
export const signInByPasskeyAtom = atom(
  null,
  async (get, _set, { devices, autofill }: PasskeySignIn): Promise<SignedIn> => {
    const api = get(secondStepApiAtom)
    const answer = await passkeyAnswerTo(() => api.askForPasskey({ body: {} }), autofill)
    return api.signInByPasskey({ body: { answer, isWebClient: true, devices: [...devices] } }, { timeout })
  },
)

/** The methods by which the person can prove their identity. */
export const proofWaysAtom = requestAtom([], (get, signal) =>
  get(secondStepApiAtom).getProofWays({}, { signal }),
)

export const sendProofCodeAtom = atom(null, (get) => get(secondStepApiAtom).sendProofCode({}))

/** The proof: a password or a code; nothing is typed for a passkey. */
interface Proof {
  readonly way: ProofWay
  readonly typed: string
}

export const proveAtom = atom(null, async (get, _set, proof: Proof): Promise<void> => {
  await get(secondStepApiAtom).prove({ body: { proof: await wireProof(get, proof) } }, { timeout })
})

async function wireProof(get: Getter, { way, typed }: Proof) {
  if (way === 'passkey') {
    const answer = await passkeyAnswerTo(() => get(secondStepApiAtom).askForOwnPasskey({}))
    return { kind: way, answer }
  }
  if (way !== 'password') return { kind: way, code: typed }
  const [{ sealPassword }, key] = await Promise.all([loadSealing(), get(sessionApiAtom).getPublicKey({})])
  return { kind: way, password: await sealPassword(key, 'confirmation', typed), keyId: key.keyId }
}
