import type { entryOperations } from '@atrium/contracts/session/entry/policy'
import { checkCode, sendCode } from '../../../platform/codes'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import { checkVerification } from '../challenges/checkVerification'
import { hasAccount } from './registerPerson'

/**
 * Told to whom the registration would tell it as well: to who proved by the code, which took work to get many of,
 * that the number is theirs. Everybody else is refused alike, whosever the number is.
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
