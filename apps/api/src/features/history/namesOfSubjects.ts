import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { users } from '../../platform/people/tables'
import { auditRows, auditSubjects } from '../audit/tables'
import { departments, memberships } from '../organisation/tables'
import { products } from '../seats/tables'

export interface Subject {
  readonly kind: 'member' | 'department' | 'product'
  readonly entityId: string
}

/** Current names; for members who left and deleted departments the last one, else ''. */
export async function namesOfSubjects(
  db: Connection,
  companyId: string,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => string> {
  const idsOf = (kind: Subject['kind']) => [
    ...new Set(subjects.filter((subject) => subject.kind === kind).map(({ entityId }) => entityId)),
  ]
  const [members, placed, bought] = await Promise.all([
    memberNames(db, companyId, idsOf('member')),
    departmentNames(db, companyId, idsOf('department')),
    productNames(db, companyId, idsOf('product')),
  ])
  const names = { member: members, department: placed, product: bought }
  return ({ kind, entityId }) => names[kind].get(entityId) ?? ''
}

type Names = ReadonlyMap<string, string>

async function memberNames(db: Connection, companyId: string, ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, member: memberships.name, realName: users.realName })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.companyId, companyId), eq(memberships.userId, users.id)))
    .where(inArray(users.id, ids))
  return new Map(rows.map(({ id, member, realName }) => [id, member ?? realName]))
}

async function productNames(db: Connection, companyId: string, ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: products.mainId, name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.mainId, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function departmentNames(db: Connection, companyId: string, ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), inArray(departments.id, ids)))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const gone = ids.filter((id) => !names.has(id))
  return new Map([...names, ...(await deletedDepartments(db, companyId, gone))])
}

/** Names of departments at their deletion. */
export async function deletedDepartments(db: Connection, companyId: string, ids: string[]): Promise<Names> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: auditSubjects.entityId,
      name: sql<string>`coalesce(${auditRows.subject} #>> '{before,name}', '')`,
    })
    .from(auditSubjects)
    .innerJoin(
      auditRows,
      and(eq(auditRows.companyId, auditSubjects.companyId), eq(auditRows.id, auditSubjects.auditId)),
    )
    .where(
      and(
        eq(auditSubjects.companyId, companyId),
        eq(auditSubjects.kind, 'department'),
        inArray(auditSubjects.entityId, ids),
        eq(auditRows.operation, 'deleteDepartment'),
        sql`${auditRows.subject} ->> 'departmentId' = ${auditSubjects.entityId}`,
      ),
    )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
