import { and, eq, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { directoryDepartments, directoryPeople } from '../../directories/tables'
import { departments, memberships, permissionGroupDepartments } from '../../organisation/tables'
import type { OwnCompany, OwnDepartment } from './Planned'

interface Loading {
  readonly companyId: string
  readonly directoryId: string
  readonly targetId: string
  /** Mobile numbers that the vendor shows. */
  readonly phones: readonly string[]
}

/**
 * Everything that a comparison needs, by a few statements for any size. The company is locked, so that they fit together.
 *
 * @returns undefined if the target department was deleted
 */
export async function loadCompany(
  db: Connection,
  { companyId, directoryId, targetId, phones }: Loading,
): Promise<OwnCompany | undefined> {
  const own = await loadDepartments(db, companyId)
  const target = own.find(({ id }) => id === targetId)
  if (!target) return undefined
  const managed = await db
    .select({
      departmentId: directoryDepartments.departmentId,
      directoryId: directoryDepartments.directoryId,
      externalId: directoryDepartments.externalId,
      madeByHand: directoryDepartments.madeByHand,
    })
    .from(directoryDepartments)
    .where(eq(directoryDepartments.companyId, companyId))
  const people = await db
    .select({
      id: directoryPeople.id,
      externalId: directoryPeople.externalId,
      active: directoryPeople.active,
      phone: directoryPeople.phone,
      userId: directoryPeople.userId,
      departmentId: directoryPeople.departmentId,
      hindrance: directoryPeople.hindrance,
      attributes: directoryPeople.attributes,
      endedAt: directoryPeople.endedAt,
      role: memberships.role,
      memberName: memberships.name,
      memberDepartmentId: memberships.departmentId,
    })
    .from(directoryPeople)
    .leftJoin(
      memberships,
      and(
        eq(memberships.companyId, directoryPeople.companyId),
        eq(memberships.userId, directoryPeople.userId),
      ),
    )
    .where(and(eq(directoryPeople.companyId, companyId), eq(directoryPeople.directoryId, directoryId)))
  const linked = new Set(people.flatMap(({ userId }) => userId ?? []))
  const holders = await db
    .select({
      userId: memberships.userId,
      phone: memberships.phone,
      name: memberships.name,
      departmentId: memberships.departmentId,
    })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, companyId),
        // A join by hash: comparing each member with a list of thousands would take seconds.
        sql`${memberships.phone} in (select jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb))`,
      ),
    )
  const administered = await db
    .selectDistinct({ id: permissionGroupDepartments.departmentId })
    .from(permissionGroupDepartments)
    .where(eq(permissionGroupDepartments.companyId, companyId))
  return {
    directoryId,
    target,
    departments: own,
    managed,
    people,
    membersByPhone: new Map(
      holders.filter(({ userId }) => !linked.has(userId)).map((one) => [one.phone, one]),
    ),
    withOthers: await findWithOthers(db, companyId, directoryId),
    administered: new Set(administered.map(({ id }) => id)),
  }
}

export const loadDepartments = (db: Connection, companyId: string): Promise<OwnDepartment[]> =>
  db
    .select({
      id: departments.id,
      parentId: departments.parentId,
      name: departments.name,
      level: departments.level,
    })
    .from(departments)
    .where(eq(departments.companyId, companyId))

/** Departments with members who aren't the directory's, or who are administrators. */
export async function findWithOthers(
  db: Connection,
  companyId: string,
  directoryId: string,
): Promise<ReadonlySet<string>> {
  const own = db
    .select({ userId: directoryPeople.userId })
    .from(directoryPeople)
    .where(
      and(
        eq(directoryPeople.companyId, companyId),
        eq(directoryPeople.directoryId, directoryId),
        eq(directoryPeople.active, true),
        isNotNull(directoryPeople.userId),
      ),
    )
  const rows = await db
    .selectDistinct({ id: memberships.departmentId })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, companyId),
        // Hashed once, whatever the statistics: as a join it took seconds while they were old.
        or(ne(memberships.role, 'member'), notInArray(memberships.userId, own)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Changes whenever a department or the directory's settings do. */
export async function fingerprintOf(
  db: Connection,
  companyId: string,
  settingsVersion: number,
): Promise<string> {
  const [found] = await db
    .select({
      digest: sql<string>`md5(coalesce(string_agg(
        ${departments.id} || '/' || coalesce(${departments.parentId}, '') || '/' || ${departments.name},
        ',' order by ${departments.id}
      ), ''))`,
    })
    .from(departments)
    .where(eq(departments.companyId, companyId))
  return `${settingsVersion} ${found?.digest ?? ''}`
}
