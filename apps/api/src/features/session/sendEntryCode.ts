import type { entryOperations } from '@atrium/contracts/session/entry/policy'
import { sendCode } from '../../platform/codes'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { checkVerification } from './checkVerification'

type SendCode = typeof entryOperations.sendEntryCode

/** There is one try at a piece of work, so it stays used whatever the sending says. */
export async function sendEntryCode(call: UnmanagedCall<SendCode>) {
  const { ports, address, codeChallenge: asker, body, now } = call
  const { mobile, purpose } = body
  const proven = await checkVerification(call, body.verification)
  return ({ db, audit }: Call<SendCode>) => {
    audit({ purpose })
    return sendCode(db, { ports, purpose, to: mobile, asker, address, by: { proven }, now })
  }
}
