import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { mostLosersListed } from '@atrium/contracts/shared/impact/contract'
import type { OperationAnswer } from '@atrium/contracts/wire/contract'
import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyCall } from '../../ports/Call'
import { productNames } from '../catalogue'
import { departmentPathNames } from '../organisation'
import { memberships } from '../organisation/tables'
import { borrowedUntil } from '../seats'
import { devices, grants, products } from '../seats/tables'

type Returns = readonly { readonly mainId: string; readonly departmentId: string; readonly count: number }[]

interface Change {
  /** The grants that end; undefined: none. */
  readonly ending: SQL | undefined
  /** Seats that become free, by owning department, if they aren't just those of the ending grants. */
  readonly returns?: Returns
  readonly moves?: { readonly count: number; readonly departmentId: string }
  readonly blockers?: Impact['blockers']
}

/** Describes a change beforehand, from the rows that it would end. */
export async function impactOf(
  { db, company, language }: Pick<CompanyCall, 'db' | 'company' | 'language'>,
  change: Change,
): Promise<Impact> {
  const { companyId } = company
  const ending = change.ending ? await findEnding(db, companyId, change.ending) : []
  const returns = (change.returns ?? tallyReturns(ending)).filter((row) => row.count > 0)
  const userIds = [...new Set(ending.map((grant) => grant.userId))]
  const listed = await findMembers(db, companyId, userIds.slice(0, mostLosersListed))
  const pathName = await departmentPathNames(db, companyId, [
    ...listed.map((member) => member.departmentId),
    ...returns.map((row) => row.departmentId),
    ...(change.moves ? [change.moves.departmentId] : []),
  ])
  const productName = await findProductNames(
    db,
    companyId,
    returns.map((row) => row.mainId),
  )
  const nameOf = await productNames(db, language)
  const byUser = new Map(listed.map((member) => [member.userId, member]))
  return {
    losers: userIds.flatMap((userId): Loser[] => {
      const member = byUser.get(userId)
      if (!member) return []
      return [
        {
          userId,
          realName: member.name,
          phone: member.phone,
          department: pathName(member.departmentId),
          licences: ending
            .filter((grant) => grant.userId === userId)
            .map((grant) => ({ ...wireLicence(grant), productName: nameOf(grant.productName) })),
        },
      ]
    }),
    loserCount: userIds.length,
    licenceCount: ending.length,
    onlineCount: ending.filter((grant) => grant.onlineSince !== null).length,
    borrowed: borrowedAmong(ending),
    deviceCount: ending.reduce((sum, grant) => sum + grant.deviceCount, 0),
    returns: returns.map(({ mainId, departmentId, count }) => ({
      mainId,
      productName: nameOf(productName.get(mainId) ?? ''),
      enterpriseDepartmentId: departmentId,
      department: pathName(departmentId),
      count,
    })),
    moves: change.moves
      ? { count: change.moves.count, department: pathName(change.moves.departmentId) }
      : null,
    blockers: change.blockers ?? [],
  }
}

type Ending = Awaited<ReturnType<typeof findEnding>>[number]

/** Those in use first. */
async function findEnding(db: Connection, companyId: string, which: SQL) {
  return db
    .select({
      subId: grants.id,
      mainId: grants.mainId,
      productName: products.name,
      userId: grants.userId,
      departmentId: grants.departmentId,
      onlineSince: grants.onlineSince,
      borrowedUntil: borrowedUntil(db),
      deviceCount: db.$count(
        devices,
        and(eq(devices.companyId, grants.companyId), eq(devices.grantId, grants.id)),
      ),
    })
    .from(grants)
    .innerJoin(products, and(eq(products.companyId, grants.companyId), eq(products.mainId, grants.mainId)))
    .where(and(eq(grants.companyId, companyId), which))
    .orderBy(desc(isNotNull(grants.onlineSince)), asc(grants.userId), asc(grants.mainId))
}

const wireLicence = ({ subId, mainId, onlineSince, deviceCount, borrowedUntil }: Ending) => ({
  subId,
  mainId,
  isOnLine: onlineSince !== null,
  deviceCount,
  borrowedUntil: borrowedUntil?.toISOString() ?? null,
})

function borrowedAmong(ending: readonly Ending[]): Impact['borrowed'] {
  const ends = ending.flatMap(({ borrowedUntil }) => borrowedUntil?.getTime() ?? [])
  return ends.length === 0 ? null : { count: ends.length, until: new Date(Math.max(...ends)).toISOString() }
}

/** A seat whose licence file runs on a device returns later. */
function tallyReturns(ending: readonly Ending[]): Returns {
  const counted = new Map<string, { mainId: string; departmentId: string; count: number }>()
  for (const { mainId, departmentId, borrowedUntil } of ending) {
    if (borrowedUntil !== null) continue
    const key = JSON.stringify([mainId, departmentId])
    const row = counted.get(key) ?? { mainId, departmentId, count: 0 }
    counted.set(key, { ...row, count: row.count + 1 })
  }
  return [...counted.values()]
}

async function findMembers(db: Connection, companyId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .select({
      userId: memberships.userId,
      name: memberships.name,
      phone: memberships.phone,
      departmentId: memberships.departmentId,
    })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, [...userIds])))
}

async function findProductNames(db: Connection, companyId: string, mainIds: readonly string[]) {
  if (mainIds.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ mainId: products.mainId, name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.mainId, [...new Set(mainIds)])))
  return new Map(rows.map(({ mainId, name }) => [mainId, name]))
}

/** The losses that a preview answers. */
export type Impact = OperationAnswer<typeof departmentChangesOperations.previewDeleteMembers>
export type Blocker = Impact['blockers'][number]
type Mutable<T> = { -readonly [K in keyof T]: T[K] }
export type Loser = Mutable<Impact['losers'][number]>

const mostNames = 5

/**
 * Returns an obstacle as a list of one, or an empty list; with the ids of the blocked rows if the others may continue.
 */
export const blocker = (
  reason: Blocker['reason'],
  names: readonly string[],
  ids: readonly string[] = [],
): Blocker[] =>
  names.length === 0 ? [] : [{ reason, names: names.slice(0, mostNames), count: names.length, ids: [...ids] }]

/** The same without names. */
export const blockedIf = (blocked: boolean, reason: Blocker['reason']): Blocker[] =>
  blocked ? [{ reason, names: [], count: 0, ids: [] }] : []
