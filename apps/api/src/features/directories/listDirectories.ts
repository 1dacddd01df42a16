import type { directoriesOperations } from '@atrium/contracts/directories/policy'
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { countPeople } from './countPeople'
import { directories, directoryDepartments, directoryTokens } from './tables'

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
  const peopleOf = await countPeople(db, companyId, now)
  const tokens = await db
    .select()
    .from(directoryTokens)
    .where(and(eq(directoryTokens.companyId, companyId), gt(directoryTokens.endsAt, now)))
    .orderBy(desc(directoryTokens.createdAt), asc(directoryTokens.id))
  return rows.map((row) => {
    return {
      ...row,
      ...peopleOf(row.directoryId),
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
