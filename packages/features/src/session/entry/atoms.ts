import { sessionErrors, type Verification } from '@atrium/contracts/session/contract'
import { type EntryPurpose, entryContract } from '@atrium/contracts/session/entry/contract'
import type { StandingVersions } from '@atrium/contracts/shared/agreements/contract'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { atom, type Getter, type Setter } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { bindContract } from '../../shared/wire/bindContract'
import { Failure } from '../../shared/wire/Failure'
import { sessionApiAtom } from '../api'
import { askedAtom } from '../askedAtom'
import { loadProofField } from '../proof/loadProofField'
import type { SignedIn } from '../Session'
import { loadSealing } from '../sealing/loadSealing'

export const entryApiAtom = atom((get) => bindContract(entryContract, get(clientAtom)))

const timeout = 15_000

export interface NewPerson {
  readonly mobile: string
  readonly code: string
  readonly name: string
  readonly password: string
  readonly devices: readonly string[]
  /** What they register for. */
  readonly occasion: 'registration' | 'codeSignIn' | 'invitation'
}

/** A password to be, which only the service can read. */
export async function sealNew(get: Getter, newPassword: string) {
  const [{ sealPassword }, key] = await Promise.all([loadSealing(), get(sessionApiAtom).getPublicKey({})])
  return { password: await sealPassword(key, 'newPassword', newPassword), keyId: key.keyId }
}

const agreementsAtom = atom<Promise<StandingVersions>>()

/** As somebody ticks that they agree: to what is in force by then. */
export const agreeAtom = atom(null, (get, set) => {
  const asked = get(entryApiAtom).getAgreementsInForce({}, { timeout })
  // Who can't be told now is when they register.
  asked.catch(() => {})
  set(agreementsAtom, asked)
  return asked
})

/** What somebody who registers agreed to. */
export const agreedAtom = atom(
  null,
  (get, set) => get(agreementsAtom)?.catch(() => set(agreeAtom)) ?? set(agreeAtom),
)

/** Opens an account for somebody who proved their number by a code, and signs them in. */
export const registerAtom = atom(null, async (get, set, person: NewPerson): Promise<SignedIn> => {
  const { mobile, code, name: realName } = person
  const devices = [...person.devices]
  const { occasion } = person
  const [sealed, agreements] = await Promise.all([sealNew(get, person.password), set(agreedAtom)])
  const body = { mobile, code, realName, ...sealed, agreements, devices, occasion }
  const signedIn = await get(entryApiAtom).registerPerson({ query: { isWebClient: true }, body }, { timeout })
  // Its code is used up: the next registration on this page proves its own number.
  set(provenMobileAtom, undefined)
  return signedIn
})

/** A mobile and the code that proved it, where it has no account yet: to register with. */
export const provenMobileAtom = atom<{ readonly mobile: string; readonly code: string }>()

interface CodeEntry {
  readonly mobile: string
  readonly code: string
  /** By which the service knows this browser. */
  readonly devices: readonly string[]
}

/** Signs in whose mobile was proven by a code. */
export const signInByCodeAtom = atom(
  null,
  async (get, set, { devices, ...params }: CodeEntry): Promise<SignedIn> => {
    try {
      const query = { isWebClient: true, devices: devices.join(',') }
      return await get(entryApiAtom).signInByCode({ params, query }, { timeout })
    } catch (thrown) {
      if (thrown instanceof Failure) {
        set(askedAtom, thrown)
        if (thrown.code === sessionErrors.accountMissing) set(provenMobileAtom, params)
      }
      throw thrown
    }
  },
)

export interface CodeRequest {
  /** The mobile; to recover a password the address as well. */
  readonly to: string
  readonly purpose: EntryPurpose
  readonly proof?: Verification | undefined
}

/** Whether the service wants a check before it sends another code. */
export const codeNeedsProofAtom = atom(false)

/** Where a check is wanted, that is loaded before the request fails. */
export async function mindingProof<T>(set: Setter, request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.code === codeErrors.proofRequired) {
      await loadProofField()
      set(codeNeedsProofAtom, true)
    }
    throw thrown
  }
}

export const sendEntryCodeAtom = atom(null, (get, set, { to: mobile, purpose, proof }: CodeRequest) =>
  mindingProof(set, () =>
    get(entryApiAtom).sendEntryCode({ body: { mobile, purpose, verification: proof } }),
  ),
)
