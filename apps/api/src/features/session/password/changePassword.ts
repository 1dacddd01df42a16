import type { sessionOperations } from '@atrium/contracts/session/policy'
import { sessionRefusals } from '@atrium/contracts/session/refusals'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { alertPerson, alerts } from '../../../platform/notifications'
import { users } from '../../../platform/people/tables'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { UnmanagedCall } from '../../../ports/Call'
import { writeAuditRow } from '../../audit'
import { oldPasswordGuards } from '../guards'
import { wordsOfPerson } from '../guess/guessRoutes'
import { endSessions } from '../security/endSessions'
import { logRefusedTries } from '../security/logRefusedTries'
import { attempt } from '../signIn/attempt'
import { checkPassword, hashPassword, requireGoodPassword } from './passwords'
import { unsealPasswords } from './unsealPasswords'

type ChangeCall = UnmanagedCall<typeof sessionOperations.changePassword>

/** Opens its own transactions: a failed try must be counted even though the call is refused. */
export async function changePassword(call: ChangeCall) {
  const { ports, now, address, person, body } = call
  const { database, keys } = ports
  const sealed = { oldPassword: body.oldPassword, newPassword: body.newPassword }
  const opened = await unsealPasswords(database.connection, keys, body.keyId, sealed, now)
  const tried = { operation: 'changePassword', userId: person.userId, address }
  const stored = await logRefusedTries(ports.log, tried, () => proveOld(call, opened.oldPassword))
  if (await checkPassword(stored, opened.newPassword)) {
    throw new Refusal(sessionRefusals.samePassword)
  }
  const words = await wordsOfPerson(database.connection, person.userId)
  await requireGoodPassword(opened.newPassword, person.account, words)
  const hash = await hashPassword(opened.newPassword)
  await database.transaction((db) => store(db, call, stored, hash))
  return true as const
}

/** Returns the stored hash if the old password is right. */
async function proveOld({ ports, now, person }: ChangeCall, oldPassword: string): Promise<string> {
  const { database, keys } = ports
  const stored = await attempt(database, oldPasswordGuards(keys, person.userId), true, now, async () => {
    const hash = await storedHash(database.connection, person.userId)
    return (await checkPassword(hash, oldPassword)) ? hash : undefined
  })
  if (!stored) throw new Refusal(sessionRefusals.wrongOldPassword)
  return stored
}

async function storedHash(db: Connection, userId: string): Promise<string | undefined> {
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return user?.hash
}

/** Stores the new hash, ends all other sessions and writes the audit row, in one transaction. */
async function store(
  db: Connection,
  { now, person, address, agent }: ChangeCall,
  before: string,
  hash: string,
) {
  const [user] = await db.select().from(users).where(eq(users.id, person.userId)).for('update')
  if (!user || user.passwordHash !== before) {
    throw new Refusal(sessionRefusals.passwordChanged)
  }
  await db.update(users).set({ passwordHash: hash, passwordChangedAt: now }).where(eq(users.id, user.id))
  const except = person.sessionId
  const ended = await endSessions(db, { userId: user.id, except, because: 'passwordChanged', now })
  await writeAuditRow(db, {
    companyId: '',
    at: now,
    actorId: user.id,
    sessionId: person.sessionId,
    operation: 'changePassword',
    subject: { otherSessionsEnded: ended },
    caller: { address, agent },
  })
  await alertPerson(db, { userId: user.id, words: alerts.passwordChanged, now })
}
