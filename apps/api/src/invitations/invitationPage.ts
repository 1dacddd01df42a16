import { and, eq } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { departments, invitations } from '../database/schema'
import { pathName } from '../departments/pathName'
import { pageOf } from '../service/pageOf'

type Wanted = Omit<Parameters<typeof pageOf>[1], 'table' | 'id' | 'isDescending'> & {
  readonly companyId: string
}

/** A page of a company's invitations, newest first, each with the names of its departments. */
export async function invitationPage(connection: Connection, { companyId, ...wanted }: Wanted) {
  const listing = { table: invitations, id: invitations.id, isDescending: true, ...wanted }
  const { db, page, total, order, totalOf } = pageOf(connection, listing)
  const rows = await db
    .select({ total, invitation: invitations, department: pathName() })
    .from(page)
    .innerJoin(invitations, and(eq(invitations.companyId, companyId), eq(invitations.id, page.id)))
    .innerJoin(
      departments,
      and(eq(departments.companyId, companyId), eq(departments.id, invitations.departmentId)),
    )
    .orderBy(...order)
  return { totalItems: await totalOf(rows), rows }
}
