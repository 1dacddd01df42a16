import { mostNames } from '@atrium/features/history/contract'
import { and, eq, inArray, lte, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { auditSubjects } from '../database/schema'
import type { CompanyScope } from '../service/Call'
import { ownSubjects } from './ownSubjects'

/**
 * What each of the audit rows touched: of each kind the first few, and how many there are. One change may touch
 * many departments: a sub-administrator is told of their own.
 */
export async function subjectsOf(db: Connection, company: CompanyScope, auditIds: readonly number[]) {
  if (auditIds.length === 0) return []
  const own = ownSubjects(db, company)
  const isOwn = (kind: 'member' | 'department', ids: SQLWrapper) =>
    and(eq(auditSubjects.kind, kind), sql`${auditSubjects.entityId} in (${ids})`)
  const visible =
    own &&
    or(eq(auditSubjects.kind, 'product'), isOwn('department', own.department), isOwn('member', own.member))
  const together = sql`partition by ${auditSubjects.auditId}, ${auditSubjects.kind}`
  const numbered = db
    .select({
      auditId: auditSubjects.auditId,
      kind: auditSubjects.kind,
      entityId: auditSubjects.entityId,
      count: sql<number>`count(*) over (${together})`.as('count'),
      place: sql<number>`row_number() over (${together} order by ${auditSubjects.entityId})`.as('place'),
    })
    .from(auditSubjects)
    .where(
      and(
        eq(auditSubjects.companyId, company.companyId),
        inArray(auditSubjects.auditId, [...auditIds]),
        visible,
      ),
    )
    .as('numbered')
  return db.select().from(numbered).where(lte(numbered.place, mostNames))
}
