import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { pageOf } from '../../platform/database/pageOf'
import { users } from '../../platform/people/tables'
import { auditRows } from '../audit/tables'
import { memberships } from '../organisation/tables'

type Wanted = Pick<Parameters<typeof pageOf>[1], 'listed' | 'limit' | 'offset' | 'isSearch'>

/** A page of a company's audit rows, newest first, each with how who made the change is called. */
export async function auditPage(connection: Connection, companyId: string, wanted: Wanted) {
  const { id } = auditRows
  const listing = { table: auditRows, id, sortedBy: id, isDescending: true, ...wanted }
  const { db, page, total, order, totalOf } = pageOf(connection, listing)
  const rows = await db
    .select({
      total,
      id,
      at: auditRows.at,
      actorId: auditRows.actorId,
      operation: auditRows.operation,
      subject: auditRows.subject,
      member: memberships.name,
      realName: users.realName,
      phone: users.phone,
    })
    .from(page)
    .innerJoin(auditRows, and(eq(auditRows.companyId, companyId), eq(id, page.id)))
    .leftJoin(users, eq(users.id, auditRows.actorId))
    .leftJoin(memberships, and(eq(memberships.companyId, companyId), eq(memberships.userId, users.id)))
    .orderBy(...order)
  return { totalItems: await totalOf(rows), rows }
}
