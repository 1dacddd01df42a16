import { expiringDays } from '@atrium/contracts/company/overview/contract'
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { inScope } from '../invitations'
import { invitations } from '../invitations/tables'

/** The first of several rows, and their number. */
export interface FirstRow {
  readonly name: string
  readonly at: string
  readonly count: number
}

const day = 86_400_000
const awaiting = { answer: 4, decision: 5 } as const

/** The oldest pending application; none without a scope. */
export const applicationsFor = (db: Connection, scope: CompanyScope | undefined) =>
  firstOf(db, scope, sql`coalesce(${invitations.respondedAt}, ${invitations.invitedAt})`, [
    eq(invitations.status, awaiting.decision),
    isNotNull(invitations.userId),
  ])

/** The invitation with the earliest end among those that end soon; none without a scope. */
export const invitationsFor = (db: Connection, scope: CompanyScope | undefined, now: Date) =>
  firstOf(db, scope, sql`${invitations.expiresAt}`, [
    eq(invitations.status, awaiting.answer),
    gt(invitations.expiresAt, now),
    lte(invitations.expiresAt, new Date(now.getTime() + expiringDays * day)),
  ])

function firstOf(
  db: Connection,
  scope: CompanyScope | undefined,
  at: ReturnType<typeof sql>,
  conditions: readonly ReturnType<typeof eq>[],
) {
  return rowsOf<FirstRow>(
    db
      .select(columns({ name: invitations.name, at, count: sql`count(*) over ()` }))
      .from(invitations)
      .where(
        scope
          ? and(eq(invitations.companyId, scope.companyId), inScope(db, scope), ...conditions)
          : sql`false`,
      )
      .orderBy(asc(at))
      .limit(1),
  )
}
