import { deepestLevel } from '@atrium/contracts/departments/contract'
import { departmentsRefusals } from '@atrium/contracts/departments/refusals'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { startsWith } from '../../platform/database/startsWith'
import { Refusal } from '../../platform/refusal/Refusal'
import type { PlacedDepartment } from '../organisation'
import { departments, memberships } from '../organisation/tables'
import { recoverSeatsOfMovers } from '../seats'
import { noteMembers } from '../waitingList'
import { requireFreeName } from './requireFreeName'

/**
 * Moves a department with everything below it. Seats that its members can't reach there are returned.
 *
 * @param parent neither the department nor below it
 * @returns the audit row's subject; the caller passes the returned seats to `notifyTakenBack` last
 * @throws Refusal if it would be too deep, or a sibling there has the name
 */
export async function moveDepartment(
  db: Connection,
  companyId: string,
  department: PlacedDepartment,
  parent: PlacedDepartment,
) {
  await requireFreeName(db, companyId, parent.id, department.name)
  const below = and(eq(departments.companyId, companyId), startsWith(departments.path, department.path))
  const moved = await db
    .select({ id: departments.id, level: departments.level })
    .from(departments)
    .where(below)
  const by = parent.level + 1 - department.level
  if (moved.some(({ level }) => level + by > deepestLevel)) throw new Refusal(departmentsRefusals.tooDeep)
  const path = `${parent.path}${department.id}/`
  await db
    .update(departments)
    .set({
      path: sql`${path}::text || substr(${departments.path}, ${department.path.length + 1}::int)`,
      level: sql`${departments.level} + ${by}::int`,
    })
    .where(below)
  await db
    .update(departments)
    .set({ parentId: parent.id })
    .where(and(eq(departments.companyId, companyId), eq(departments.id, department.id)))
  const people = await db
    .select({ userId: memberships.userId, departmentId: memberships.departmentId })
    .from(memberships)
    .innerJoin(
      departments,
      and(eq(departments.companyId, memberships.companyId), eq(departments.id, memberships.departmentId)),
    )
    .where(and(eq(departments.companyId, companyId), startsWith(departments.path, path)))
  const recovered = []
  for (const { id } of moved) {
    const userIds = people.flatMap(({ userId, departmentId }) => (departmentId === id ? userId : []))
    recovered.push(...(await recoverSeatsOfMovers(db, companyId, userIds, id)))
  }
  await noteMembers(
    db,
    companyId,
    people.map(({ userId }) => userId),
  )
  const subject = {
    departmentId: department.id,
    before: { parentId: department.parentId },
    after: { parentId: parent.id },
    recovered,
  }
  return { subject, recovered }
}
