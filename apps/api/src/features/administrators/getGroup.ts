import type { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Call } from '../../ports/Call'
import { memberships } from '../organisation/tables'
import { findGroup } from './findGroup'
import { peopleOf, placesOf } from './placesOf'
import { wireMembers } from './wireMembers'

export async function getGroup(call: Call<typeof administratorsOperations.getGroup>) {
  const { db, company, query } = call
  const { companyId } = company
  const group = await findGroup(db, companyId, query.groupId)
  const places = await placesOf(db, companyId, [group.id])
  const people = await peopleOf(db, companyId, [group.id])
  return {
    groupId: group.id,
    groupName: group.name,
    permissions: group.permissions,
    departmentIds: places.map(({ departmentId }) => departmentId),
    members: (await wireMembers(call, people)).map(({ row: _, ...member }) => member),
    version: group.version,
    updatedAt: group.updatedAt.toISOString(),
    updatedBy: await nameOf(db, companyId, group.updatedBy),
  }
}

/** As the company calls the person; empty for one who has left. */
async function nameOf(db: Connection, companyId: string, userId: string): Promise<string> {
  const [person] = await db
    .select({ name: memberships.name })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, userId)))
  return person?.name ?? ''
}
