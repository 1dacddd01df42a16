import type { licenceUseOperations } from '@atrium/contracts/licenceUse/policy'
import { and, asc, count, desc, eq, inArray, not, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { isAmong } from '../../platform/database/isAmong'
import type { Call } from '../../ports/Call'
import { membersInScope } from '../authorisation'
import { bulkChanges } from '../bulkLicences/tables'
import { productNames } from '../catalogue'
import { departmentPathNames, namesInCompany } from '../organisation'
import { memberships } from '../organisation/tables'
import { isBorrowed } from '../seats'
import { grants, products } from '../seats/tables'
import { isExempt, lastUseOf } from '../use'
import { findReclaim, visibleReclaims } from './findReclaim'
import { grantOfLine, isSpared, isStillUnused, linesOfReclaim } from './planned'
import { reclaimLines, reclaims } from './tables'

/** The newest first. */
export async function listReclaims(call: Call<typeof licenceUseOperations.listReclaims>) {
  const { db, company, query, language, now } = call
  const { companyId } = company
  const listed = visibleReclaims(call)
  const rows = await db
    .select({ reclaim: reclaims, product: products.name, change: bulkChanges })
    .from(reclaims)
    .innerJoin(products, and(eq(products.companyId, companyId), eq(products.mainId, reclaims.mainId)))
    .leftJoin(bulkChanges, and(eq(bulkChanges.companyId, companyId), eq(bulkChanges.id, reclaims.changeId)))
    .where(listed)
    .orderBy(desc(reclaims.plannedAt), desc(reclaims.id))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const nameOf = await productNames(db, language)
  const nameOfPerson = await namesInCompany(
    db,
    companyId,
    rows.map(({ reclaim }) => reclaim.plannedBy),
  )
  const planned = rows.filter(({ reclaim }) => reclaim.state === 'planned' || reclaim.state === 'dryRun')
  const waitingIn = await countWaiting(
    db,
    companyId,
    planned.map(({ reclaim }) => reclaim.id),
    now,
  )
  return {
    totalItems: await db.$count(reclaims, listed),
    list: rows.map(({ reclaim, product, change }) => ({
      reclaimId: reclaim.id,
      mainId: reclaim.mainId,
      productName: nameOf(product),
      state: change?.state === 'undone' ? ('undone' as const) : reclaim.state,
      idleDays: reclaim.idleDays,
      plannedAt: reclaim.plannedAt.toISOString(),
      plannedBy: nameOfPerson(reclaim.plannedBy),
      dueAt: reclaim.dueAt.toISOString(),
      total: reclaim.total,
      waiting: waitingIn.get(reclaim.id) ?? (change ? takenBy(change) : (reclaim.taken ?? 0)),
      changeId: reclaim.changeId,
    })),
  }
}

/** Licences that a change took back and didn't restore, or still takes. */
const takenBy = ({ done, waiting }: typeof bulkChanges.$inferSelect) => done + waiting

async function countWaiting(
  db: Connection,
  companyId: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: reclaims.id, count: count() })
    .from(reclaims)
    .innerJoin(reclaimLines, linesOfReclaim)
    .innerJoin(grants, grantOfLine)
    .where(
      and(
        eq(reclaims.companyId, companyId),
        inArray(reclaims.id, [...ids]),
        isStillUnused,
        not(isSpared(db, now)),
      ),
    )
    .groupBy(reclaims.id)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Members in scope, longest idle first; those who no longer have the licence come last. */
export async function listReclaimMembers(call: Call<typeof licenceUseOperations.listReclaimMembers>) {
  const { db, company, query, now } = call
  const { companyId } = company
  const reclaim = await findReclaim(db, call, query.reclaimId)
  const listed = and(
    eq(reclaimLines.companyId, companyId),
    eq(reclaimLines.reclaimId, reclaim.id),
    sql`${reclaimLines.userId} in (${db
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(membersInScope(db, company))})`,
  )
  const state = sql<
    'gone' | 'used' | 'exempt' | 'borrowed' | 'waiting'
  >`case when ${grants.id} is null then 'gone'
    when not (${isStillUnused}) then 'used' when ${isExempt(db, now)} then 'exempt'
    when ${isBorrowed(db)} then 'borrowed' else 'waiting' end`
  const rows = await db
    .select({ userId: reclaimLines.userId, grant: grants, state })
    .from(reclaimLines)
    .innerJoin(reclaims, linesOfReclaim)
    .leftJoin(grants, grantOfLine)
    .where(listed)
    .orderBy(sql`${grants.idleSince} asc nulls last`, asc(reclaimLines.userId))
    .limit(query.pageSize)
    .offset((query.pageIndex - 1) * query.pageSize)
  const userIds = rows.map(({ userId }) => userId)
  const members = await db
    .select({ userId: memberships.userId, name: memberships.name, departmentId: memberships.departmentId })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), isAmong(memberships.userId, userIds)))
  const byId = new Map(members.map((member) => [member.userId, member]))
  const pathName = await departmentPathNames(
    db,
    companyId,
    members.map(({ departmentId }) => departmentId),
  )
  return {
    totalItems: await db.$count(reclaimLines, listed),
    list: rows.map(({ userId, grant, state }) => {
      const member = byId.get(userId)
      return {
        userId,
        realName: member?.name ?? '',
        department: member ? pathName(member.departmentId) : '',
        state,
        ...(grant ? lastUseOf(grant, now) : { lastUsedOn: null, idleDays: 0 }),
      }
    }),
  }
}
