import { recoveryContract } from '@atrium/contracts/session/recovery/contract'
import { mailAddress } from '@atrium/contracts/shared/mail/contract'
import { mobile, tidyPhone, withoutInvisible } from '@atrium/contracts/wire/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { clientAtom } from '../../shared/host/host'
import { bindContract } from '../../shared/wire/bindContract'
import { type CodeRequest, entryApiAtom, mindingProof, sealNew } from '../entry/atoms'

const recoveryApiAtom = atom((get) => bindContract(recoveryContract, get(clientAtom)))

const timeout = 15_000

/** Sends the code for recovering a password, to a mobile or an address. */
export const sendRecoveryCodeAtom = atom(null, (get, set, { to, proof: verification }: CodeRequest) =>
  mindingProof(set, () =>
    isMail(to)
      ? get(recoveryApiAtom).sendRecoveryMail({ body: { email: to, verification } })
      : get(entryApiAtom).sendEntryCode({ body: { mobile: to, purpose: 'recover', verification } }),
  ),
)

interface Recovery {
  readonly to: string
  readonly code: string
  readonly newPassword: string
}

/** Sets a new password; returns the account to sign in with. */
export const recoverPasswordAtom = atom(null, async (get, _set, recovery: Recovery): Promise<string> => {
  const { to, code } = recovery
  const proof = { code, ...(await sealNew(get, recovery.newPassword)) }
  const { userAccount } = isMail(to)
    ? await get(recoveryApiAtom).recoverPasswordByMail({ body: { email: to, ...proof } }, { timeout })
    : await get(entryApiAtom).recoverPassword({ body: { mobile: to, ...proof } }, { timeout })
  return userAccount
})

/** Whether the input looks like an address rather than a number. */
export const isMail = (text: string): boolean => text.includes('@')

/** Whether a code can be sent there. */
export const isRecipient = (text: string): boolean => v.is(isMail(text) ? mailAddress : mobile, text)

/** A number without extra characters, or an address in lower case. */
export const tidyRecipient = (text: string): string =>
  /[a-z@]/i.test(text) ? withoutInvisible(text).trim().toLowerCase() : tidyPhone(text)
