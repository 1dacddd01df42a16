import type { SecurityEvent, securityContract } from '@atrium/features/security/contract'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Call } from '../../ports/Call'
import { auditCallers, auditRows, auditSubjects } from '../audit/tables'
import { deviceOf } from './deviceOf'

/** Which audit rows of no company are about an account, and what they say of it. */
const events: Readonly<Record<string, SecurityEvent>> = {
  signIn: 'signedIn',
  signInByCode: 'signedIn',
  signInByPasskey: 'signedIn',
  completeSignIn: 'signedIn',
  registerPerson: 'registered',
  signOut: 'signedOut',
  endSessions: 'signedOutElsewhere',
  disownSignIn: 'signInDisowned',
  changePassword: 'passwordChanged',
  recoverPassword: 'passwordRecovered',
  recoverPasswordByMail: 'passwordRecovered',
  changeMobile: 'mobileChanged',
  verifyMail: 'mailVerified',
  removeMail: 'mailRemoved',
  refresh: 'tokenReused',
  refreshWithoutKey: 'tokenStolen',
  'operator.sessions.end': 'endedByOperator',
  'operator.accounts.lock': 'locked',
  'operator.accounts.unlock': 'unlocked',
}

export async function listSecurityEvents({
  db,
  person,
  query,
}: Call<typeof securityContract.listSecurityEvents>) {
  const { totalItems, rows } = await securityEventsOf(db, person.userId, query)
  return {
    totalItems,
    list: rows.map(({ sessionId, at, id, agent, ...row }) => ({
      ...row,
      ...deviceOf(agent),
      eventId: String(id),
      at: at.toISOString(),
      isCurrentSession: sessionId === person.sessionId,
      sessionId: sessionId === '' ? null : sessionId,
    })),
  }
}

/** Newest first. */
export async function securityEventsOf(
  db: Connection,
  userId: string,
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
) {
  const isEvent = inArray(auditRows.operation, Object.keys(events))
  const own = db
    .select({ id: auditRows.id })
    .from(auditRows)
    .where(and(eq(auditRows.companyId, ''), eq(auditRows.actorId, userId), isEvent))
  const ofOperator = db
    .select({ id: auditSubjects.auditId })
    .from(auditSubjects)
    .where(
      and(
        eq(auditSubjects.companyId, ''),
        eq(auditSubjects.kind, 'member'),
        eq(auditSubjects.entityId, userId),
      ),
    )
  const wanted = and(eq(auditRows.companyId, ''), isEvent, inArray(auditRows.id, own.union(ofOperator)))
  const [total] = await db.select({ rows: count() }).from(auditRows).where(wanted)
  const rows = await db
    .select({
      id: auditRows.id,
      at: auditRows.at,
      operation: auditRows.operation,
      sessionId: auditRows.sessionId,
      address: auditCallers.address,
      agent: auditCallers.agent,
    })
    .from(auditRows)
    .leftJoin(
      auditCallers,
      and(eq(auditCallers.companyId, auditRows.companyId), eq(auditCallers.auditId, auditRows.id)),
    )
    .where(wanted)
    .orderBy(desc(auditRows.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  return {
    totalItems: total?.rows ?? 0,
    rows: rows.map(({ operation, address, agent, ...row }) => ({
      ...row,
      event: events[operation] ?? 'signedIn',
      address: address ?? '',
      agent: agent ?? '',
    })),
  }
}
