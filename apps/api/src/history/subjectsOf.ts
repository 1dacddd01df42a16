import { mostNames } from '@atrium/features/history/contract'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { auditSubjects } from '../database/schema'

/** What each of the audit rows touched: of each kind the first few, and how many there are. */
export async function subjectsOf(db: Connection, companyId: string, auditIds: readonly number[]) {
  if (auditIds.length === 0) return []
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
    .where(and(eq(auditSubjects.companyId, companyId), inArray(auditSubjects.auditId, [...auditIds])))
    .as('numbered')
  return db.select().from(numbered).where(lte(numbered.place, mostNames))
}
