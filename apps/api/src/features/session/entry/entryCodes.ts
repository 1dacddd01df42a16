import type { entryOperations } from '@atrium/contracts/session/entry/policy'
import { checkCode, sendCode } from '../../../platform/codes'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import { checkVerification } from '../challenges/checkVerification'
import { hasAccount } from './registerPerson'

/**
 * Reveals whether the number has an account only to callers who prove it by a code; codes for many numbers take work.
 * Everybody else gets the same refusal. Registration reveals as much.
 */
export async function checkExist({
  ports: { database, keys },
  query: { mobile, code },
  codeChallenge: asker,
  now,
}: UnmanagedCall<typeof entryOperations.checkExist>) {
  await checkCode(database, { keys, purpose: 'enter', to: mobile, asker, code, now })
  return hasAccount(database.connection, mobile)
}

type SendCode = typeof entryOperations.sendEntryCode

/** Each piece of work allows one try, so it stays used even if sending fails. */
export async function sendEntryCode(call: UnmanagedCall<SendCode>) {
  const { ports, address, codeChallenge: asker, body, now } = call
  const { mobile, purpose } = body
  const proven = await checkVerification(call, body.verification)
  return ({ db, audit }: Call<SendCode>) => {
    audit({ purpose })
    return sendCode(db, { ports, purpose, to: mobile, asker, address, by: { proven }, now })
  }
}
