import type { Connection } from '../../platform/database/Connection'
import { departmentPathNames } from '../organisation'
import type { memberships } from '../organisation/tables'

type Row = Pick<typeof memberships.$inferSelect, 'userId' | 'name' | 'phone' | 'departmentId'>

/** Members as they are listed, each with whatever else their row holds. */
export async function wireMembers<R extends Row>(db: Connection, companyId: string, rows: readonly R[]) {
  const nameOf = await departmentPathNames(
    db,
    companyId,
    rows.map((row) => row.departmentId),
  )
  return rows.map((row) => ({
    userId: row.userId,
    realName: row.name,
    phone: row.phone,
    department: nameOf(row.departmentId),
    row,
  }))
}
