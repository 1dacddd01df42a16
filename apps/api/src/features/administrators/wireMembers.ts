import type { Connection } from '../../platform/database/Connection'
import type { Resources } from '../../platform/http/Resources'
import { publicAddress } from '../../platform/objects'
import { departmentPathNames } from '../organisation'
import type { memberships } from '../organisation/tables'

type Row = Pick<typeof memberships.$inferSelect, 'userId' | 'name' | 'phone' | 'departmentId'> & {
  readonly headImage: string | null
}

interface Where {
  readonly db: Connection
  readonly ports: Pick<Resources, 'settings'>
  readonly company: { readonly companyId: string }
}

/** Members in list format, each with the other columns of their row. */
export async function wireMembers<R extends Row>({ db, ports, company }: Where, rows: readonly R[]) {
  const nameOf = await departmentPathNames(
    db,
    company.companyId,
    rows.map((row) => row.departmentId),
  )
  return rows.map((row) => ({
    userId: row.userId,
    realName: row.name,
    phone: row.phone,
    picture: publicAddress(ports, row.headImage),
    department: nameOf(row.departmentId),
    row,
  }))
}
