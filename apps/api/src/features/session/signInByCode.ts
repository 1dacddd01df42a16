import type { entryContract } from '@atrium/features/session/entry/contract'
import { checkCode } from '../../platform/codes'
import type { UnmanagedCall } from '../../ports/Call'
import { issueTokens } from './issueTokens'
import { openSessionIn } from './openSession'
import { personByMobile } from './personByMobile'

/** Tries are limited by the code, so whoever guesses at the password from elsewhere keeps nobody out who has the mobile. */
export async function signInByCode(call: UnmanagedCall<typeof entryContract.signInByCode>) {
  const { ports, params, query, now, address, agent } = call
  const { database, keys, settings } = ports
  const proven = await checkCode(database, {
    keys,
    purpose: 'enter',
    to: params.mobile,
    code: params.code,
    now,
  })
  const { session, account } = await database.transaction(async (db) => {
    const { id } = await personByMobile(db, params.mobile)
    const { isWebClient } = query
    const caller = { address, agent }
    const opened = await openSessionIn(db, ports, id, now, { isWebClient, operation: 'signInByCode', caller })
    if (!opened) throw new Error('A person who was held got lost.')
    await proven.spend(db)
    return opened
  })
  return { ...(await issueTokens(keys, settings, session)), userId: session.userId, userAccount: account }
}
