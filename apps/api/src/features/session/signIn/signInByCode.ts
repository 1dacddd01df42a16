import type { entryOperations } from '@atrium/contracts/session/entry/policy'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { eq } from 'drizzle-orm'
import { checkCode } from '../../../platform/codes'
import type { Connection } from '../../../platform/database/Connection'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../../ports/Call'
import { findDevice } from '../devices/knownDevices'
import { browserToBind } from '../tokens/browserProof'
import { answerSignIn } from './answerSignIn'
import { openSession } from './openSession'

/** Tries are limited per code, so guessing the password elsewhere doesn't lock out the owner of the mobile. */
export async function signInByCode(call: UnmanagedCall<typeof entryOperations.signInByCode>) {
  const { ports, params, query, now, address, agent, language } = call
  const { database, keys } = ports
  const browser = await browserToBind(call)
  const proven = await checkCode(database, {
    keys,
    purpose: 'enter',
    to: params.mobile,
    asker: call.codeChallenge,
    code: params.code,
    now,
  })
  const result = await database.transaction(async (db) => {
    const { id, account } = await personByMobile(db, params.mobile)
    const marks = { tokens: query.devices, browser }
    const device = await findDevice(db, keys, account, marks, now)
    await proven.spend(db)
    return openSession(db, ports, id, now, {
      isWebClient: query.isWebClient,
      operation: 'signInByCode',
      caller: { address, agent },
      language,
      browser: { marks, device },
    })
  })
  return answerSignIn(ports, result)
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
