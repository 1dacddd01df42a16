import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { pageOf } from '../../platform/database/pageOf'
import { departmentOf, pathName } from '../organisation'
import { departments } from '../organisation/tables'
import { invitations } from './tables'

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
    .innerJoin(departments, departmentOf(invitations))
    .orderBy(...order)
  return { totalItems: await totalOf(rows), rows }
}
