import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { idleSteps } from '@atrium/contracts/shared/use/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { countsBy } from '../../platform/database/countsBy'
import { pageOf } from '../../platform/database/pageOf'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { departmentOf, looksAfterAll, pathName } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { memberOfGrant } from '../seats'
import { devices, grants } from '../seats/tables'
import { dayOf, isExempt, isIdle, lastUseOf } from '../use'
import { heldInScope } from './holders'
import { licenceSource, sourceColumns } from './licenceSource'
import { requireProduct } from './requireGrantable'

export async function listGrantedUsers(call: Call<typeof authorisationOperations.listGrantedUsers>) {
  const { ports, company, query, now } = call
  const { companyId } = company
  await requireProduct(call.db, companyId, query.mainId)
  const held = heldInScope(call, query.mainId, query.searchCondition)
  const { db, page, total, order, totalOf } = pageOf(call.db, {
    table: grants,
    id: grants.id,
    sortedBy: query.orderName === 1 ? grants.idleSince : grants.grantedAt,
    isDescending: query.isOrderDesc,
    listed: and(held, query.idleDays === undefined ? undefined : isIdle(now, query.idleDays)),
    limit: query.pageSize,
    offset: (query.pageIndex - 1) * query.pageSize,
    isSearch: query.searchCondition !== undefined || !looksAfterAll(company),
  })
  const { counts, countsOf } = countsBy(call.db, { table: grants, kind: stepOf(now), counted: held })
  const rows = await db
    .select({
      total,
      counts,
      grant: grants,
      isExempt: sql<boolean>`${isExempt(call.db, now)}`,
      member: memberships,
      headImage: users.headImage,
      department: pathName(),
      ...sourceColumns(call.db),
    })
    .from(page)
    .innerJoin(grants, and(eq(grants.companyId, companyId), eq(grants.id, page.id)))
    .innerJoin(memberships, memberOfGrant)
    .innerJoin(departments, departmentOf(memberships))
    .innerJoin(users, eq(users.id, memberships.userId))
    .orderBy(...order)
  const machinesOf = await findMachines(
    call.db,
    companyId,
    rows.map(({ grant }) => grant.id),
  )
  const counted = await countsOf(rows)
  return {
    totalItems: await totalOf(rows),
    counts: counted.map(({ kind, count }) => ({ idleFrom: idleSteps[kind - 1] ?? (0 as const), count })),
    list: rows.map(({ grant, isExempt, member, headImage, department, ...source }) => {
      const machines = machinesOf(grant.id)
      return {
        userId: member.userId,
        realName: member.name,
        phone: member.phone,
        picture: publicAddress(ports, headImage),
        department,
        isOnLine: grant.onlineSince !== null,
        sn: grant.sn,
        ...licenceSource({ grant, ...source }),
        deviceCount: machines.length,
        snMachinesInfo: machines,
        ...lastUseOf(grant, now),
        isExempt,
      }
    }),
  }
}

/** How many of the {@link idleSteps} have passed since the last use. */
const stepOf = (now: Date) =>
  sql<number>`width_bucket(${dayOf(now)}::date - ${grants.idleSince}, array[${sql.join([...idleSteps], sql`, `)}]::int[])`

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
