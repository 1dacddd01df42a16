import { and, desc, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publishSessionsEnded } from '../../platform/events'
import { alertPerson, alerts } from '../../platform/notifications'
import { UsageError } from '../../platform/operator/UsageError'
import { users } from '../../platform/people/tables'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { endSessions, isOpenAt } from './security/endSessions'
import { securityEventsOf } from './security/listSecurityEvents'
import { sessions } from './tables'

/** Operator commands for accounts that may be in the wrong hands. */
export const accountCommands: readonly OperatorCommand[] = [
  {
    name: 'accounts lock',
    usage: '<account> --reason <text>',
    about: 'Refuses sign-ins to the account and ends its sessions at once.',
    effect: 'writes',
    run: lock,
  },
  {
    name: 'accounts unlock',
    usage: '<account>',
    about: 'Allows sign-ins to the account again.',
    effect: 'writes',
    run: unlock,
  },
  {
    name: 'accounts events',
    usage: '<account>',
    about: 'The last hundred sign-ins and other events of the account, with their origin.',
    effect: 'reads',
    run: listEvents,
  },
  {
    name: 'sessions list',
    usage: '<account>',
    about: 'The open sessions of the account.',
    effect: 'reads',
    run: list,
  },
  {
    name: 'sessions end',
    usage: '<account> [--session <id>]',
    about: 'Ends one session of the account, or all of them; its open pages are notified at once.',
    effect: 'writes',
    run: end,
  },
  {
    name: 'sessions end-all',
    usage: '',
    about: 'Ends all sessions of everybody.',
    effect: 'writes',
    run: endAll,
  },
]

async function lock({ db, now, operands: [account = ''], options, audit }: OperatorCall): Promise<string> {
  const user = await holdAccount(db, account)
  if (user.lockedAt) throw new UsageError(`${account} is locked already, because: ${user.lockReason}`)
  const reason = String(options.reason)
  await db.update(users).set({ lockedAt: now, lockReason: reason }).where(eq(users.id, user.id))
  // Must be sent before the sessions end and the pages close.
  await alertPerson(db, { userId: user.id, words: alerts.locked, now })
  const ended = await endSessions(db, { userId: user.id, because: 'accountLocked', now })
  audit('', { userId: user.id, reason, sessionsEnded: ended })
  return `${account} is locked; ${ended} sessions ended.`
}

async function unlock({ db, operands: [account = ''], audit }: OperatorCall): Promise<string> {
  const user = await holdAccount(db, account)
  if (!user.lockedAt) throw new UsageError(`${account} is not locked.`)
  await db.update(users).set({ lockedAt: null, lockReason: '' }).where(eq(users.id, user.id))
  audit('', { userId: user.id, reason: user.lockReason })
  return `${account} may sign in again.`
}

async function end({ db, now, operands: [account = ''], options, audit }: OperatorCall): Promise<string> {
  const user = await holdAccount(db, account)
  const ids = typeof options.session === 'string' ? [options.session] : undefined
  const ended = await endSessions(db, { userId: user.id, ids, because: 'endedByOperator', now })
  if (ended === 0) throw new UsageError(`${account} has no such session.`)
  audit('', { userId: user.id, sessionsEnded: ended })
  return `${ended} sessions of ${account} ended.`
}

async function endAll({ db, now, audit }: OperatorCall): Promise<string> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: 'endedByOperator' })
    .where(isOpenAt(now))
    .returning({ id: sessions.id, userId: sessions.userId })
  await publishSessionsEnded(db, ended, 'endedByOperator')
  audit('', { sessionsEnded: ended.length })
  return `${ended.length} sessions ended.`
}

async function list({ db, now, operands: [account = ''] }: OperatorCall): Promise<string> {
  const user = await findAccount(db, account)
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isOpenAt(now)))
    .orderBy(desc(sessions.usedAt))
  const state = user.lockedAt
    ? `${account} is locked since ${user.lockedAt.toISOString()}: ${user.lockReason}`
    : ''
  const lines = rows.map(({ id, isWebClient, createdAt, usedAt, usedAddress, usedAgent }) =>
    [
      id,
      isWebClient ? 'browser' : 'product',
      `since ${createdAt.toISOString()}`,
      `last seen ${usedAt.toISOString()}`,
      usedAddress,
      usedAgent,
    ]
      .join('  ')
      .trimEnd(),
  )
  return [state, ...lines].filter(Boolean).join('\n') || `${account} is signed in nowhere.`
}

async function listEvents({ db, operands: [account = ''] }: OperatorCall): Promise<string> {
  const user = await findAccount(db, account)
  const { rows } = await securityEventsOf(db, user.id, {
    pageIndex: 1,
    pageSize: 100,
    language: 'en',
  })
  const lines = rows.map(({ at, event, application, address, agent }) =>
    [at.toISOString(), event, application, address, agent].filter(Boolean).join('  '),
  )
  return lines.join('\n') || `Nothing has happened to ${account}.`
}

/** Locks the row, so that nobody signs in meanwhile. */
const holdAccount = (db: Connection, account: string) => findAccount(db, account, true)

async function findAccount(db: Connection, account: string, isHeld = false) {
  const found = db.select().from(users).where(eq(users.account, account))
  const [user] = await (isHeld ? found.for('update') : found)
  if (!user) throw new UsageError(`There is no account ${account}.`)
  return user
}
