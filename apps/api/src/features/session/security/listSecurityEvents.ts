import type { SecurityEvent } from '@atrium/contracts/security/contract'
import type { securityOperations } from '@atrium/contracts/security/policy'
import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import type { Language } from '../../../platform/people/Language'
import type { Call } from '../../../ports/Call'
import { auditCallers, auditRows, auditSubjects } from '../../audit/tables'
import { memberships } from '../../organisation/tables'
import { deviceOf } from '../devices/deviceOf'

/** Maps the operation of an account's audit row to the event that people see. */
const events: Readonly<Record<string, SecurityEvent>> = {
  signIn: 'signedIn',
  signInAsAdministrator: 'signedIn',
  signInByCode: 'signedIn',
  signInByPasskey: 'signedIn',
  signInBySocialAccount: 'signedInBySocial',
  completeSignIn: 'signedIn',
  registerPerson: 'registered',
  registerCompany: 'registered',
  signOut: 'signedOut',
  ssoSignOut: 'signedOut',
  endSessions: 'signedOutElsewhere',
  disownSignIn: 'signInDisowned',
  changePassword: 'passwordChanged',
  recoverPassword: 'passwordRecovered',
  recoverPasswordByMail: 'passwordRecovered',
  changeMobile: 'mobileChanged',
  verifyMail: 'mailVerified',
  removeMail: 'mailRemoved',
  downloadOwnRecords: 'recordsDownloaded',
  refresh: 'tokenReused',
  refreshWithoutKey: 'tokenStolen',
  confirmAuthenticator: 'secondStepOn',
  removeAuthenticator: 'secondStepOff',
  'operator.accounts.second-step-off': 'secondStepOff',
  renewRecoveryCodes: 'recoveryCodesRenewed',
  addPasskey: 'passkeyAdded',
  removePasskey: 'passkeyRemoved',
  bindSocialAccount: 'socialBound',
  unbindSocialAccount: 'socialUnbound',
  signInByCompany: 'signedInByCompany',
  linkCompanyIdentity: 'companyLinked',
  unlinkCompanyIdentity: 'companyUnlinked',
  answerSignInRequest: 'applicationEntered',
  revokeAllowedApplication: 'applicationRevoked',
  'operator.sessions.end': 'endedByOperator',
  'operator.accounts.lock': 'locked',
  'operator.accounts.unlock': 'unlocked',
}

/** The fields of audit rows with an application's name. */
const nameOf = { 'zh-CN': 'applicationName', en: 'applicationNameEnglish' } as const

export async function listSecurityEvents({
  db,
  person,
  query,
  language,
}: Call<typeof securityOperations.listSecurityEvents>) {
  const { totalItems, rows } = await securityEventsOf(db, person.userId, { ...query, language })
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

interface EventsQuery {
  readonly pageIndex: number
  readonly pageSize: number
  /** Of applications' names. */
  readonly language: Language
}

/** Newest first. */
export async function securityEventsOf(
  db: Connection,
  userId: string,
  { pageIndex, pageSize, language }: EventsQuery,
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
  const ofAccount = and(eq(auditRows.companyId, ''), isEvent, inArray(auditRows.id, own.union(ofOperator)))
  const condition = or(ofAccount, demandsOn(db, userId))
  const [total] = await db.select({ rows: count() }).from(auditRows).where(condition)
  const rows = await db
    .select({
      id: auditRows.id,
      at: auditRows.at,
      actorId: auditRows.actorId,
      operation: auditRows.operation,
      demand: sql<string | null>`${auditRows.subject} #>> '{after,secondStep}'`,
      by: sql<string | null>`${auditRows.subject} ->> 'secondStep'`,
      application: sql<string>`coalesce(${auditRows.subject} ->> ${nameOf[language]}, '')`,
      sessionId: auditRows.sessionId,
      address: auditCallers.address,
      agent: auditCallers.agent,
    })
    .from(auditRows)
    .leftJoin(
      auditCallers,
      and(eq(auditCallers.companyId, auditRows.companyId), eq(auditCallers.auditId, auditRows.id)),
    )
    .where(condition)
    .orderBy(desc(auditRows.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  return {
    totalItems: total?.rows ?? 0,
    rows: rows.map(({ actorId, sessionId, address, agent, id, at, application, ...row }) => ({
      id,
      at,
      application,
      event: eventOf(row),
      // The origin of a colleague's action is private to that colleague.
      ...(row.operation === demanding && actorId !== userId
        ? { sessionId: '', address: '', agent: '' }
        : { sessionId, address: address ?? '', agent: agent ?? '' }),
    })),
  }
}

const demanding = 'setSecondStepRule'

/**
 * Rows in which a company set or dropped the second-step requirement while the person was one of its administrators.
 */
function demandsOn(db: Connection, userId: string) {
  const companies = db
    .select({ id: memberships.companyId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  const naming = db
    .select({ id: auditSubjects.auditId })
    .from(auditSubjects)
    .where(
      and(
        inArray(auditSubjects.companyId, companies),
        eq(auditSubjects.kind, 'member'),
        eq(auditSubjects.entityId, userId),
      ),
    )
  return and(
    inArray(auditRows.companyId, companies),
    eq(auditRows.operation, demanding),
    inArray(auditRows.id, naming),
  )
}

interface EventFields {
  readonly operation: string
  /** How the second step of a sign-in was completed. */
  readonly by: string | null
  /** Whether a company requires administrators to have a second step. */
  readonly demand: string | null
}

function eventOf({ operation, by, demand }: EventFields): SecurityEvent {
  if (operation === demanding) return demand === 'wanted' ? 'secondStepDemanded' : 'secondStepReleased'
  return by === 'recoveryCode' ? 'recoveryCodeUsed' : (events[operation] ?? 'signedIn')
}
