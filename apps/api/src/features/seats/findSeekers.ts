import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { departmentIdsOf, departmentOf } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import type { Seeker } from './planSeats'

/** Members in the order of their ids, with the departments whose seats they may use. */
export async function findSeekers(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
): Promise<Seeker[]> {
  if (userIds.length === 0) return []
  const rows = await membersOf(db, companyId, userIds)
  return rows.map(asSeeker)
}

/** The same, with the memberships held until the transaction ends. */
export async function lockSeekers(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
): Promise<Seeker[]> {
  if (userIds.length === 0) return []
  const rows = await membersOf(db, companyId, userIds).for('no key update', { of: memberships })
  return rows.map(asSeeker)
}

const membersOf = (db: Connection, companyId: string, userIds: readonly string[]) =>
  db
    .select({ userId: memberships.userId, path: departments.path })
    .from(memberships)
    .innerJoin(departments, departmentOf(memberships))
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, [...userIds])))
    .orderBy(asc(memberships.userId))

const asSeeker = ({ userId, path }: { userId: string; path: string }): Seeker => ({
  userId,
  departmentIds: departmentIdsOf(path),
})
