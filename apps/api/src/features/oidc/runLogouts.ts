import { and, asc, eq, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/Connection'
import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import { isOpenAt } from '../session'
import { sessionLinks, sessions } from '../session/tables'
import { providerOf } from './providerOf'
import { settleSession } from './settleSession'
import { oidcLogouts } from './tables'

type LogoutPorts = Pick<Ports, 'database' | 'keys' | 'clock' | 'settings' | 'log'>

/** Seconds until each further attempt to tell an application's server; then it is given up. */
const attemptsAfter = [5, 30, 120, 600, 3600, 4 * 3600]
const atOnce = 20

/**
 * Signs people out of applications whose sessions ended, and tells the applications' servers, again if they don't
 * answer. Any number of processes may run it.
 */
export async function runLogouts(ports: LogoutPorts): Promise<void> {
  const now = ports.clock()
  try {
    await endTimedOut(ports.database, now)
    await settleEnded(ports.database, now)
    await sendLogouts(ports, now)
  } catch (error) {
    ports.log({ level: 'error', event: 'oidcLogoutsFailed', ...describeError(error) })
  }
}

/**
 * Sessions that nobody ended, but that weren't used or became too old. Use makes a session last longer, so that each is
 * looked at again when it may next have timed out.
 */
async function endTimedOut({ connection }: Database, now: Date): Promise<void> {
  const isDue = and(isNull(sessionLinks.endedAt), lte(sessionLinks.lookAt, now))
  const isOfLink = eq(sessions.id, sessionLinks.sessionId)
  const open = connection
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOfLink, isOpenAt(now)))
  // Nothing outlives a session that only a company's connection opened.
  const limited = connection
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(isOfLink, eq(sessions.isOwn, false)))
  await connection
    .update(sessionLinks)
    .set({
      endedAt: now,
      endedBecause: sql`case when exists (${limited}) then 'ended' else 'timedOut' end`,
    })
    .where(and(isDue, notExists(open)))
  await connection
    .update(sessionLinks)
    .set({ lookAt: sql`least(${sessions.idleAt}, ${sessions.expiresAt})` })
    .from(sessions)
    .where(and(isDue, isOfLink))
}

async function settleEnded(database: Database, now: Date): Promise<void> {
  let settled: number
  do {
    settled = await database.transaction(async (db) => {
      const links = await db
        .select({ uid: sessionLinks.uid, because: sessionLinks.endedBecause })
        .from(sessionLinks)
        .where(and(isNotNull(sessionLinks.endedAt), isNull(sessionLinks.settledAt)))
        .orderBy(asc(sessionLinks.endedAt))
        .limit(atOnce)
        .for('update', { skipLocked: true })
      for (const { uid, because } of links) await settleSession(db, uid, because ?? 'ended', now)
      return links.length
    })
  } while (settled === atOnce)
}

async function sendLogouts(ports: LogoutPorts, now: Date): Promise<void> {
  const due = await claimDue(ports.database, now)
  await Promise.all(due.map((logout) => send(ports, logout, now)))
}

/** Postpones them, so that another process doesn't send them too, and so that they count as tried after a crash. */
function claimDue(database: Database, now: Date) {
  return database.transaction(async (db) => {
    const due = await db
      .select()
      .from(oidcLogouts)
      .where(lte(oidcLogouts.nextAt, now))
      .orderBy(asc(oidcLogouts.nextAt))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    for (const { id, attempts } of due) {
      const wait = attemptsAfter[attempts] ?? 0
      await db
        .update(oidcLogouts)
        .set({ attempts: attempts + 1, nextAt: new Date(now.getTime() + wait * 1000) })
        .where(eq(oidcLogouts.id, id))
    }
    return due
  })
}

type Logout = typeof oidcLogouts.$inferSelect

/** The library's types leave this out. */
interface Told {
  readonly backchannelLogoutUri?: string
  backchannelLogout(sub: string, sid: string | undefined): Promise<void>
}

async function send(ports: LogoutPorts, logout: Logout, now: Date): Promise<void> {
  const { id, clientId, userId, sid, attempts, queuedAt } = logout
  const { connection } = ports.database
  const forget = () => connection.delete(oidcLogouts).where(eq(oidcLogouts.id, id))
  try {
    const provider = await providerOf(ports)
    const client = (await provider.Client.find(clientId)) as Told | undefined
    if (client?.backchannelLogoutUri) await client.backchannelLogout(userId, sid ?? undefined)
    await forget()
  } catch (error) {
    const isLast = attempts >= attemptsAfter.length
    const seconds = Math.round((now.getTime() - queuedAt.getTime()) / 1000)
    ports.log({
      level: isLast ? 'error' : 'warning',
      event: isLast ? 'oidcLogoutGivenUp' : 'oidcLogoutFailed',
      client: clientId,
      seconds,
      ...describeError(error),
    })
    if (isLast) await forget()
  }
}
