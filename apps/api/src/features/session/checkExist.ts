import type { entryOperations } from '@atrium/contracts/session/entry/policy'
import { checkCode } from '../../platform/codes'
import type { UnmanagedCall } from '../../ports/Call'
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
