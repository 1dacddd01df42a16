import { mostNames } from '@atrium/contracts/history/contract'
import { and, eq, inArray, lte, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { users } from '../../platform/people/tables'
import { auditSubjects } from '../audit/tables'
import { departments, memberships } from '../organisation/tables'
import { products } from '../seats/tables'
import { deletedDepartments, type Subject } from './namesOfSubjects'
import { ownSubjects } from './ownSubjects'

export interface Touched {
  readonly count: number
  readonly list: { readonly id: string; readonly name: string }[]
}

/**
 * The subjects of each audit row: the first few of each kind, with their current or last name, and the total. A change
 * may concern many departments; a sub-administrator only sees their own.
 */
export async function subjectsOf(
  db: Connection,
  company: CompanyScope,
  auditIds: readonly number[],
): Promise<(auditId: number, kind: Subject['kind']) => Touched> {
  if (auditIds.length === 0) return () => nothing
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
  const { kind, entityId } = numbered
  const { companyId } = company
  const member = db
    .select({ name: sql`coalesce(${memberships.name}, ${users.realName})` })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.companyId, companyId), eq(memberships.userId, users.id)))
    .where(eq(users.id, entityId))
  const department = db
    .select({ name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.id, entityId)))
  const product = db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.mainId, entityId)))
  const rows = await db
    .select({
      auditId: numbered.auditId,
      kind,
      entityId,
      count: numbered.count,
      // Subqueries instead of joins: for the number of subjects in a change PostgreSQL would read whole tables to name
      // a few.
      name: sql<string | null>`case ${kind}
        when 'member' then (${member}) when 'department' then (${department}) else (${product}) end`,
    })
    .from(numbered)
    .where(lte(numbered.place, mostNames))
    .orderBy(numbered.place)
  const gone = rows.flatMap((row) => (row.kind === 'department' && row.name === null ? [row.entityId] : []))
  const former = await deletedDepartments(db, companyId, gone)
  const touched = new Map<string, typeof rows>()
  for (const row of rows) {
    const key = `${row.auditId} ${row.kind}`
    touched.set(key, [...(touched.get(key) ?? []), row])
  }
  return (auditId, of) => {
    const all = touched.get(`${auditId} ${of}`) ?? []
    const list = all.map((row) => ({ id: row.entityId, name: row.name ?? former.get(row.entityId) ?? '' }))
    return { count: Number(all[0]?.count ?? 0), list }
  }
}

const nothing: Touched = { count: 0, list: [] }
