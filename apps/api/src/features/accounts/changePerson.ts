import type { deskPeopleOperations } from '@atrium/contracts/desk/people/policy'
import { deskPeopleRefusals } from '@atrium/contracts/desk/people/refusals'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publishSessionsEnded } from '../../platform/events'
import { alertPerson, alerts } from '../../platform/notifications'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { DeskCall } from '../../ports/deskCommand'
import { removeSecondStep } from '../secondStep'
import { endSessions, isOpenAt } from '../session'
import { sessions } from '../session/tables'

/** Refuses sign-ins to the account and ends its sessions at once. */
export async function lockPerson(call: DeskCall<typeof deskPeopleOperations.lockPerson>) {
  const { db, now, body, audit } = call
  const user = await holdPerson(call)
  const { account } = user
  if (user.lockedAt) throw new Refusal(deskPeopleRefusals.alreadyLocked({ account, reason: user.lockReason }))
  await db.update(users).set({ lockedAt: now, lockReason: body.detail }).where(eq(users.id, user.id))
  // Must be sent before the sessions end and the pages close.
  await alertPerson(db, { userId: user.id, words: alerts.locked, now })
  const sessionsEnded = await endSessions(db, { userId: user.id, because: 'accountLocked', now })
  audit({ userId: user.id, reason: body.detail, sessionsEnded })
  return { account, sessionsEnded }
}

/** Allows sign-ins to the account again. */
export async function unlockPerson(call: DeskCall<typeof deskPeopleOperations.unlockPerson>) {
  const { db, audit } = call
  const { id, account, lockedAt, lockReason } = await holdPerson(call)
  if (!lockedAt) throw new Refusal(deskPeopleRefusals.notLocked({ account }))
  await db.update(users).set({ lockedAt: null, lockReason: '' }).where(eq(users.id, id))
  audit({ userId: id, reason: lockReason })
  return { account }
}

/** Ends one session or all of them, and notifies their open pages. */
export async function endPersonSessions(call: DeskCall<typeof deskPeopleOperations.endPersonSessions>) {
  const { db, now, body, audit } = call
  const { id: userId, account } = await holdPerson(call)
  const ids = body.sessionId === undefined ? undefined : [body.sessionId]
  const sessionsEnded = await endSessions(db, { userId, ids, because: 'endedByOperator', now })
  if (sessionsEnded === 0) throw new Refusal(deskPeopleRefusals.noSession({ account }))
  audit({ userId, sessionsEnded })
  return { account, sessionsEnded }
}

/** Ends all sessions of everybody. */
export async function endEverySession({
  db,
  now,
  audit,
}: DeskCall<typeof deskPeopleOperations.endEverySession>) {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: 'endedByOperator' })
    .where(isOpenAt(now))
    .returning({ id: sessions.id, userId: sessions.userId })
  await publishSessionsEnded(db, ended, 'endedByOperator')
  audit({ sessionsEnded: ended.length })
  return { sessionsEnded: ended.length }
}

/** For people who lost their phone and recovery codes, and proved their identity to customer service. */
export async function turnOffSecondStep(call: DeskCall<typeof deskPeopleOperations.turnOffSecondStep>) {
  const { db, now, audit } = call
  const { id, account } = await holdPerson(call)
  if (!(await removeSecondStep(db, id, now))) throw new Refusal(deskPeopleRefusals.noSecondStep({ account }))
  audit({ userId: id })
  return { account }
}

type PersonCall = Pick<DeskCall<typeof deskPeopleOperations.unlockPerson>, 'db' | 'staff' | 'params'>

/** Locks the row, so that nobody signs in meanwhile. */
async function holdPerson({ db, staff, params: { userId } }: PersonCall) {
  const [user] = await lockedRow(db, userId)
  if (!user) throw new Refusal(deskPeopleRefusals.unknown({ account: userId }))
  if (userId === staff.userId) throw new Refusal(deskPeopleRefusals.ownAccount)
  return user
}

const lockedRow = (db: Connection, userId: string) =>
  db.select().from(users).where(eq(users.id, userId)).for('update')
