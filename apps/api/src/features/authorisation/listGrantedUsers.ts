import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { departmentPathNames, memberMatches } from '../organisation'
import { memberships } from '../organisation/tables'
import { memberOfGrant } from '../seats'
import { devices, grants } from '../seats/tables'
import { requireProduct } from './requireGrantable'
import { membersInScope } from './scope'

export async function listGrantedUsers(call: Call<typeof authorisationOperations.listGrantedUsers>) {
  const { db, ports, company, query } = call
  const { companyId } = company
  await requireProduct(db, companyId, query.mainId)
  const listed = and(
    eq(grants.companyId, companyId),
    eq(grants.mainId, query.mainId),
    membersInScope(db, company),
    memberMatches(db, companyId, query.searchCondition),
  )
  const [totals, rows] = await Promise.all([
    db.select({ totalItems: count() }).from(grants).innerJoin(memberships, memberOfGrant).where(listed),
    db
      .select({ grant: grants, member: memberships, headImage: users.headImage })
      .from(grants)
      .innerJoin(memberships, memberOfGrant)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(listed)
      .orderBy(desc(grants.grantedAt), desc(grants.id))
      .limit(query.pageSize)
      .offset((query.pageIndex - 1) * query.pageSize),
  ])
  const [nameOf, machinesOf] = await Promise.all([
    departmentPathNames(
      db,
      companyId,
      rows.map(({ member }) => member.departmentId),
    ),
    findMachines(
      db,
      companyId,
      rows.map(({ grant }) => grant.id),
    ),
  ])
  return {
    totalItems: totals[0]?.totalItems ?? 0,
    list: rows.map(({ grant, member, headImage }) => {
      const machines = machinesOf(grant.id)
      return {
        userId: member.userId,
        realName: member.name,
        phone: member.phone,
        picture: publicAddress(ports, headImage),
        department: nameOf(member.departmentId),
        isOnLine: grant.onlineSince !== null,
        sn: grant.sn,
        deviceCount: machines.length,
        snMachinesInfo: machines,
      }
    }),
  }
}

async function findMachines(db: Connection, companyId: string, grantIds: readonly string[]) {
  const rows =
    grantIds.length === 0
      ? []
      : await db
          .select()
          .from(devices)
          .where(and(eq(devices.companyId, companyId), inArray(devices.grantId, [...grantIds])))
          .orderBy(asc(devices.registeredAt), asc(devices.mid))
  return (grantId: string) =>
    rows
      .filter((row) => row.grantId === grantId)
      .map(({ registeredAt, mid, status }) => ({ regDate: registeredAt.toISOString(), mid, status }))
}
