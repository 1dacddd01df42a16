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
  readonly occasion: 'registration' | 'codeSignIn' | 'invitation'
}

/** A new password, which only the service can read. */
export async function sealNew(get: Getter, newPassword: string) {
  const [{ sealPassword }, key] = await Promise.all([loadSealing(), get(sessionApiAtom).getPublicKey({})])
  return { password: await sealPassword(key, 'newPassword', newPassword), keyId: key.keyId }
}

const agreementsAtom = atom<Promise<StandingVersions>>()

/** Loaded when the checkbox is ticked: consent applies to the versions in force then. */
export const agreeAtom = atom(null, (get, set) => {
  const asked = get(entryApiAtom).getAgreementsInForce({}, { timeout })
  // If it can't be checked now, the registration checks it.
  asked.catch(() => {})
  set(agreementsAtom, asked)
  return asked
})

/** The versions that a new person agreed to. */
export const agreedAtom = atom(
  null,
  (get, set) => get(agreementsAtom)?.catch(() => set(agreeAtom)) ?? set(agreeAtom),
)

/** Registers a person whose number was verified with a code, and signs them in. */
export const registerAtom = atom(null, async (get, set, person: NewPerson): Promise<SignedIn> => {
  const { mobile, code, name: realName } = person
  const devices = [...person.devices]
  const { occasion } = person
  const [sealed, agreements] = await Promise.all([sealNew(get, person.password), set(agreedAtom)])
  const body = { mobile, code, realName, ...sealed, agreements, devices, occasion }
  const signedIn = await get(entryApiAtom).registerPerson({ query: { isWebClient: true }, body }, { timeout })
  // The code is used up: the next registration on this page must verify its own number.
  set(provenMobileAtom, undefined)
  return signedIn
})

/** A mobile without an account and the code that verified it, for the registration. */
export const provenMobileAtom = atom<{ readonly mobile: string; readonly code: string }>()

interface CodeEntry {
  readonly mobile: string
  readonly code: string
  /** Tokens that identify this browser to the service. */
  readonly devices: readonly string[]
}

/** Signs in the person whose mobile was verified with a code. */
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
  /** The mobile; for recovering a password, also the address. */
  readonly to: string
  readonly purpose: EntryPurpose
  readonly proof?: Verification | undefined
}

/** Whether the service requires a check before it sends another code. */
export const codeNeedsProofAtom = atom(false)

/** If a check is required, its code is loaded before the request fails. */
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
