import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { grants } from '../seats/tables'

/** Which licences end first where a department must give up seats in use: idle ones, and of these the newest. */
export async function chooseRecovered(
  db: Connection,
  companyId: string,
  mainId: string,
  shortages: ReadonlyMap<string, number>,
): Promise<string[]> {
  if (shortages.size === 0) return []
  const ranked = db
    .select({
      id: grants.id,
      departmentId: grants.departmentId,
      place:
        sql<number>`row_number() over (partition by ${grants.departmentId} order by ${asc(isNotNull(grants.onlineSince))}, ${desc(grants.grantedAt)}, ${asc(grants.id)})`
          .mapWith(Number)
          .as('place'),
    })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        eq(grants.mainId, mainId),
        inArray(grants.departmentId, [...shortages.keys()]),
      ),
    )
    .as('ranked')
  const rows = await db
    .select({ id: ranked.id, departmentId: ranked.departmentId, place: ranked.place })
    .from(ranked)
    .where(lte(ranked.place, Math.max(...shortages.values())))
    .orderBy(asc(ranked.id))
  return rows.flatMap(({ id, departmentId, place }) =>
    place <= (shortages.get(departmentId) ?? 0) ? [id] : [],
  )
}
