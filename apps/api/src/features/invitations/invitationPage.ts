import { and, eq, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { countsBy } from '../../platform/database/countsBy'
import { pageOf } from '../../platform/database/pageOf'
import { departmentOf, pathName } from '../organisation'
import { departments } from '../organisation/tables'
import { invitations } from './tables'

type PageOptions<S> = Omit<Parameters<typeof pageOf>[1], 'table' | 'id' | 'isDescending'> & {
  readonly companyId: string
  readonly status: SQL<S>
  /** The counted invitations, in any status. */
  readonly counted: SQL | undefined
}

/**
 * A page of a company's invitations, newest first, each with the names of its departments; and the number in each
 * status.
 */
export async function invitationPage<S>(connection: Connection, options: PageOptions<S>) {
  const { companyId, status, counted } = options
  const listing = { table: invitations, id: invitations.id, isDescending: true, ...options }
  const { db, page, total, order, totalOf } = pageOf(connection, listing)
  const { counts, countsOf } = countsBy(connection, { table: invitations, kind: status, counted })
  const rows = await db
    .select({ total, counts, invitation: invitations, department: pathName() })
    .from(page)
    .innerJoin(invitations, and(eq(invitations.companyId, companyId), eq(invitations.id, page.id)))
    .innerJoin(departments, departmentOf(invitations))
    .orderBy(...order)
  return {
    totalItems: await totalOf(rows),
    counts: (await countsOf(rows)).map(({ kind, count }) => ({ inviteStatus: kind, count })),
    rows,
  }
}
