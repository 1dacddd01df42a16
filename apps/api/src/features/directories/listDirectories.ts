import type { directoriesOperations } from '@atrium/contracts/directories/policy'
import { and, asc, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { stateColumn, withState } from './personState'
import { directories, directoryDepartments, directoryPeople, directoryTokens } from './tables'

export async function listDirectories({
  db,
  company: { companyId },
  now,
  ports,
}: Call<typeof directoriesOperations.listDirectories>) {
  const rows = await db
    .select({
      directoryId: directories.id,
      directoryName: directories.name,
      managesGroups: directories.managesGroups,
      departments: db.$count(
        directoryDepartments,
        and(
          eq(directoryDepartments.companyId, companyId),
          eq(directoryDepartments.directoryId, directories.id),
        ),
      ),
    })
    .from(directories)
    .where(
      and(eq(directories.companyId, companyId), eq(directories.kind, 'scim'), isNull(directories.endedAt)),
    )
    .orderBy(asc(directories.createdAt), asc(directories.id))
  const state = stateColumn(now)
  const counted = (is: string): SQL<number> =>
    sql<number>`count(*) filter (where ${state} = ${is})`.mapWith(Number)
  const people = await withState(
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
  const tokens = await db
    .select()
    .from(directoryTokens)
    .where(and(eq(directoryTokens.companyId, companyId), gt(directoryTokens.endsAt, now)))
    .orderBy(desc(directoryTokens.createdAt), asc(directoryTokens.id))
  return rows.map((row) => {
    const { directoryId: _, ...counts } = people.find(
      ({ directoryId }) => directoryId === row.directoryId,
    ) ?? {
      directoryId: '',
      members: 0,
      invited: 0,
      waiting: 0,
      inactive: 0,
    }
    return {
      ...row,
      ...counts,
      address: `${ports.settings.publicOrigin}/scim/v2`,
      tokens: tokens
        .filter(({ directoryId }) => directoryId === row.directoryId)
        .map(({ id, name, createdAt, endsAt, lastUsedAt }) => ({
          tokenId: id,
          tokenName: name,
          issuedAt: createdAt.toISOString(),
          endsAt: endsAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
    }
  })
}
