import { eq, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { stateColumn, withState } from './personState'
import { directoryPeople } from './tables'

const nobody = { members: 0, invited: 0, waiting: 0, inactive: 0 }

/** People of each directory of a company, by what they are in it. */
export async function countPeople(
  db: Connection,
  companyId: string,
  now: Date,
): Promise<(directoryId: string) => typeof nobody> {
  const state = stateColumn(now)
  const counted = (is: string): SQL<number> =>
    sql<number>`count(*) filter (where ${state} = ${is})`.mapWith(Number)
  const rows = await withState(
    db
      .select({
        directoryId: directoryPeople.directoryId,
        members: counted('member'),
        invited: counted('invited'),
        waiting: counted('waiting'),
        inactive: counted('inactive'),
      })
      .from(directoryPeople)
      .$dynamic(),
  )
    .where(eq(directoryPeople.companyId, companyId))
    .groupBy(directoryPeople.directoryId)
  const counts = new Map(rows.map(({ directoryId, ...counted }) => [directoryId, counted]))
  return (directoryId) => counts.get(directoryId) ?? nobody
}
