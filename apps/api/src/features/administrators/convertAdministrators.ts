import type { Permission } from '@atrium/contracts/wire/permissions'
import { asc, eq } from 'drizzle-orm'
import type { Connection, Database } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { departmentOf } from '../organisation'
import {
  departmentAdministrators,
  departments,
  permissionGroupDepartments,
  permissionGroupMembers,
  permissionGroups,
} from '../organisation/tables'

/** The permissions of a sub-administrator before groups existed. */
const former: readonly Permission[] = ['authorisation', 'departments']

/**
 * Turns the administrators of departments, in an old database, into permission groups: one per department. Does nothing
 * without such rows.
 */
export async function convertAdministrators(database: Database, now: Date): Promise<void> {
  const [any] = await database.connection.select().from(departmentAdministrators).limit(1)
  if (!any) return
  await database.transaction(async (db) => {
    const rows = await readFormer(db)
    for (const people of byDepartment(rows)) await addGroup(db, people, now)
    await db.delete(departmentAdministrators)
  })
}

type Former = Awaited<ReturnType<typeof readFormer>>[number]

const readFormer = (db: Connection) =>
  db
    .select({
      companyId: departmentAdministrators.companyId,
      departmentId: departmentAdministrators.departmentId,
      userId: departmentAdministrators.userId,
      departmentName: departments.name,
    })
    .from(departmentAdministrators)
    .innerJoin(departments, departmentOf(departmentAdministrators))
    .orderBy(
      asc(departmentAdministrators.companyId),
      asc(departments.path),
      asc(departmentAdministrators.userId),
    )

/** Grouped in the order of the departments. */
function byDepartment(rows: readonly Former[]): readonly (readonly Former[])[] {
  const departments = new Map<string, Former[]>()
  for (const row of rows) {
    const key = `${row.companyId} ${row.departmentId}`
    departments.set(key, [...(departments.get(key) ?? []), row])
  }
  return [...departments.values()]
}

async function addGroup(db: Connection, people: readonly Former[], now: Date) {
  const [first] = people
  if (!first) return
  const { companyId, departmentId } = first
  const id = randomId()
  await db.insert(permissionGroups).values({
    companyId,
    id,
    name: await freeName(db, companyId, `${first.departmentName}管理员`),
    permissions: [...former],
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(permissionGroupDepartments).values({ companyId, groupId: id, departmentId })
  await db
    .insert(permissionGroupMembers)
    .values(people.map(({ userId }) => ({ companyId, groupId: id, userId })))
}

/** Departments with different parents may have the same name; groups never do. */
async function freeName(db: Connection, companyId: string, preferred: string): Promise<string> {
  const rows = await db
    .select({ name: permissionGroups.name })
    .from(permissionGroups)
    .where(eq(permissionGroups.companyId, companyId))
  const taken = new Set(rows.map(({ name }) => name))
  let name = preferred
  for (let number = 2; taken.has(name); number++) name = `${preferred} ${number}`
  return name
}
