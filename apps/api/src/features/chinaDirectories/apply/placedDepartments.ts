import { and, eq } from 'drizzle-orm'
import { directoryDepartments } from '../../directories/tables'
import { type PlacedDepartment, placedDepartment } from '../../organisation'
import { departments } from '../../organisation/tables'
import type { Applying } from './Applying'

/** The company's departments as they are now, and which of them this directory manages by which id. */
export interface PlacedDepartments {
  readonly byId: Map<string, PlacedDepartment>
  /** The vendor's id of a department; empty: the root. */
  readonly byExternalId: Map<string, string>
  /** Managed by this directory or another one. */
  readonly managed: Set<string>
}

export async function loadPlaced({
  db,
  companyId,
  directoryId,
  targetId,
}: Applying): Promise<PlacedDepartments> {
  const rows = await db.select(placedDepartment).from(departments).where(eq(departments.companyId, companyId))
  const links = await db
    .select({
      departmentId: directoryDepartments.departmentId,
      externalId: directoryDepartments.externalId,
      directoryId: directoryDepartments.directoryId,
    })
    .from(directoryDepartments)
    .where(and(eq(directoryDepartments.companyId, companyId)))
  const own = links.filter((link) => link.directoryId === directoryId)
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byExternalId: new Map([
      ['', targetId],
      ...own.map(({ externalId, departmentId }) => [externalId, departmentId] as const),
    ]),
    managed: new Set(links.map(({ departmentId }) => departmentId)),
  }
}

export const findPlace = (placed: PlacedDepartments, placeId: string): PlacedDepartment | undefined =>
  placed.byId.get(placed.byExternalId.get(placeId) ?? '')
