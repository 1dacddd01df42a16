import type { mailOperations } from '@atrium/contracts/account/mail/policy'
import { mailRefusals } from '@atrium/contracts/account/mail/refusals'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { checkCode, type ProvenCode } from '../../../platform/codes'
import type { Connection } from '../../../platform/database/Connection'
import { databaseErrorCode } from '../../../platform/database/databaseErrorCode'
import { publish } from '../../../platform/events'
import { alertPerson, alerts } from '../../../platform/notifications'
import { maskedMail } from '../../../platform/people/maskedMail'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call, UnmanagedCall } from '../../../ports/Call'
import { provePassword } from '../../session'
import { holdWhoProved } from './holdWhoProved'

type Operation = typeof mailOperations.verifyMail

interface Proofs {
  readonly code: ProvenCode
  /** Hash of the password that was checked. */
  readonly passwordHash: string
}

/**
 * As for a mobile, attempts count whatever the outcome, and only people who proved the address learn whether it is
 * taken.
 */
export async function bindMail(call: UnmanagedCall<Operation>) {
  const { ports, now, body, codeChallenge: asker } = call
  const passwordHash = await provePassword(call, 'verifyMail', body.keyId, body.password)
  const codeInput = { purpose: 'verifyMail', to: body.email, asker, code: body.code, now } as const
  const code = await checkCode(ports.database, { keys: ports.keys, ...codeInput })
  return (change: Call<Operation>) => bind(change, { code, passwordHash })
}

async function bind(call: Call<Operation>, { code, passwordHash }: Proofs): Promise<true> {
  const { db, now, person, body } = call
  const { email } = body
  const user = await holdWhoProved(db, person.userId, passwordHash)
  const former = user.emailVerifiedAt ? user.email : undefined
  if (former === email) throw new Refusal(mailRefusals.sameMail)
  await requireFree(db, person.userId, email)
  await code.spend(db)
  await db
    .update(users)
    .set({ email, emailVerifiedAt: now })
    .where(eq(users.id, user.id))
    // Two people may prove the same mailbox at once.
    .catch((error: unknown) => {
      throw databaseErrorCode(error) === uniqueViolation ? new Refusal(mailRefusals.mailTaken) : error
    })
  const before = { email: former === undefined ? '' : maskedMail(former) }
  call.audit({ before, after: { email: maskedMail(email) } })
  const words = alerts.mailVerified(maskedMail(email))
  await alertPerson(db, { userId: user.id, words, formerly: { mail: former }, now })
  await publish(db, { userIds: [user.id], target: 'OnMenusChanged' })
  return true
}

const uniqueViolation = '23505'

async function requireFree(db: Connection, userId: string, email: string): Promise<void> {
  const others = and(ne(users.id, userId), eq(users.email, email), isNotNull(users.emailVerifiedAt))
  if ((await db.$count(users, others)) > 0) throw new Refusal(mailRefusals.mailTaken)
}
