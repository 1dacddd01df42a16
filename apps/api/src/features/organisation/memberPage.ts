import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { pageOf } from '../../platform/database/pageOf'
import { users } from '../../platform/people/tables'
import { departmentOf } from './joins'
import { pathName } from './pathName'
import { departments, memberships } from './tables'

type Wanted = Omit<Parameters<typeof pageOf>[1], 'table' | 'id'> & { readonly companyId: string }

/** A page of a company's members, each with the names of their departments, and how many members are listed. */
export async function memberPage(connection: Connection, { companyId, ...wanted }: Wanted) {
  const listing = { table: memberships, id: memberships.userId, ...wanted }
  const { db, page, total, order, totalOf } = pageOf(connection, listing)
  const rows = await db
    .select({ total, member: memberships, headImage: users.headImage, department: pathName() })
    .from(page)
    .innerJoin(memberships, and(eq(memberships.companyId, companyId), eq(memberships.userId, page.id)))
    .innerJoin(departments, departmentOf(memberships))
    .innerJoin(users, eq(users.id, memberships.userId))
    .orderBy(...order)
  return { totalItems: await totalOf(rows), rows }
}
