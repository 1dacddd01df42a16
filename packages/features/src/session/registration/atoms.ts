import { atom } from 'jotai'
import { codeErrors } from '../../shared/codes/contract'
import { clientAtom } from '../../shared/host/host'
import { bindContract } from '../../shared/wire/bindContract'
import { Failure } from '../../shared/wire/Failure'
import { sessionApiAtom } from '../api'
import type { Verification } from '../contract'
import { loadProofField } from '../loadProofField'
import { loadSealing } from '../loadSealing'
import type { SignedIn } from '../Session'
import { registrationContract } from './contract'

const registrationApiAtom = atom((get) => bindContract(registrationContract, get(clientAtom)))

const timeout = 15_000

export interface NewPerson {
  readonly mobile: string
  readonly code: string
  readonly name: string
  readonly password: string
  readonly devices: readonly string[]
}

/** Opens an account for somebody who proved their number by a code, and signs them in. */
export const registerAtom = atom(null, async (get, _set, person: NewPerson): Promise<SignedIn> => {
  const api = get(sessionApiAtom)
  const [{ sealPassword }, key] = await Promise.all([loadSealing(), api.getPublicKey({})])
  const password = await sealPassword(key, 'newPassword', person.password)
  const { mobile, code, name: realName } = person
  const devices = [...person.devices]
  const body = { mobile, code, realName, password, keyId: key.keyId, devices }
  return get(registrationApiAtom).registerPerson({ query: { isWebClient: true }, body }, { timeout })
})

interface CodeRequest {
  readonly mobile: string
  readonly proof?: Verification | undefined
}

/** Whether the service wants a check before it sends another code. */
export const codeNeedsProofAtom = atom(false)

/** Where a check is wanted, that is loaded before the request fails. */
export const sendRegistrationCodeAtom = atom(null, async (get, set, { mobile, proof }: CodeRequest) => {
  try {
    const body = { mobile, verification: proof }
    return await get(registrationApiAtom).sendRegistrationCode({ body })
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.code === codeErrors.proofRequired) {
      await loadProofField()
      set(codeNeedsProofAtom, true)
    }
    throw thrown
  }
})
