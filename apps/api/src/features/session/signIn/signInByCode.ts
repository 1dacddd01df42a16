import type { entryOperations } from '@atrium/contracts/session/entry/policy'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { eq } from 'drizzle-orm'
import { checkCode } from '../../../platform/codes'
import type { Connection } from '../../../platform/database/Connection'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../../ports/Call'
import { findDevice, rememberDevice } from '../devices/knownDevices'
import { browserToBind } from '../tokens/browserProof'
import { issueTokens } from '../tokens/issueTokens'
import { openSessionIn, secondStepRequired } from './openSession'

/** Tries are limited per code, so guessing the password elsewhere doesn't lock out the owner of the mobile. */
export async function signInByCode(call: UnmanagedCall<typeof entryOperations.signInByCode>) {
  const { ports, params, query, now, address, agent, language } = call
  const { database, keys, settings } = ports
  const browser = await browserToBind(call)
  const proven = await checkCode(database, {
    keys,
    purpose: 'enter',
    to: params.mobile,
    asker: call.codeChallenge,
    code: params.code,
    now,
  })
  const entered = await database.transaction(async (db) => {
    const { id, account } = await personByMobile(db, params.mobile)
    const { isWebClient } = query
    const marks = { tokens: query.devices, browser }
    const device = await findDevice(db, keys, account, marks, now)
    const opened = await openSessionIn(db, ports, id, now, {
      isWebClient,
      browserKey: browser?.key,
      operation: 'signInByCode',
      caller: { address, agent },
      language,
      device: device ? 'known' : 'new',
    })
    if (!opened) throw new Error('A locked row of a person was not found.')
    await proven.spend(db)
    if ('challenge' in opened) return opened
    const devices = await rememberDevice(db, keys, { ...marks, userId: id, device, now })
    return { session: opened.session, userId: id, userAccount: account, devices }
  })
  if ('challenge' in entered) throw secondStepRequired(entered)
  const { session, ...answer } = entered
  return { ...(await issueTokens(keys, settings, session)), ...answer }
}

/**
 * Finds the person who bound the mobile and locks their row until the transaction ends. Only call it for a caller who
 * has just proven the number: nobody else may learn of the account.
 * @throws Refusal `accountMissing` or `accountLocked`
 */
export async function personByMobile(db: Connection, mobile: string) {
  const [user] = await db.select().from(users).where(eq(users.phone, mobile)).for('update')
  if (!user) throw new Refusal(sessionRefusals.accountMissing)
  if (user.lockedAt) throw new Refusal(sessionRefusals.accountLocked)
  return user
}
