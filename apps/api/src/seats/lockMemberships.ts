import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { departments, memberships } from '../database/schema'
import { departmentIdsOf } from './departmentIdsOf'
import type { Seeker } from './planSeats'

/** Members in the order of their ids, held until the transaction ends, with where they may look for seats. */
export async function lockMemberships(
  db: Connection,
  companyId: string,
  userIds: readonly string[],
): Promise<Seeker[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .select({ userId: memberships.userId, path: departments.path })
    .from(memberships)
    .innerJoin(
      departments,
      and(eq(departments.companyId, memberships.companyId), eq(departments.id, memberships.departmentId)),
    )
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, [...userIds])))
    .orderBy(asc(memberships.userId))
    .for('no key update', { of: memberships })
  return rows.map(({ userId, path }) => ({ userId, departmentIds: departmentIdsOf(path) }))
}
