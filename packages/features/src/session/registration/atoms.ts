import { atom } from 'jotai'
import { bindContract } from '../../shared/client'
import { clientAtom } from '../../shared/host'
import { sessionApiAtom } from '../api'
import { keepDefects } from '../atoms'
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
}

/** Opens an account for somebody who proved their number by a code, and signs them in. */
export const registerAtom = atom(null, async (get, _set, person: NewPerson): Promise<SignedIn> => {
  const api = get(sessionApiAtom)
  const [{ sealPassword }, key] = await Promise.all([loadSealing(), api.getPublicKey({})])
  const password = await sealPassword(key, 'newPassword', person.password)
  const { mobile, code, name: realName } = person
  const body = { mobile, code, realName, password, keyId: key.keyId }
  return get(registrationApiAtom).registerPerson({ query: { isWebClient: true }, body }, { timeout })
})

export const sendRegistrationCodeAtom = atom(null, (get, _set, mobile: string) =>
  get(registrationApiAtom).sendRegistrationCode({ body: { mobile } }),
)

/** Whether a mobile number has an account; undefined where that can't be learned now. */
export const checkExistAtom = atom(null, async (get, _set, mobile: string): Promise<boolean | undefined> => {
  try {
    return await get(registrationApiAtom).checkExist({ query: { mobile } }, { timeout })
  } catch (thrown) {
    keepDefects(thrown)
    return undefined
  }
})
