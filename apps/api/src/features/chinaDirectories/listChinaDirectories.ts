import type { chinaDirectoriesOperations } from '@atrium/contracts/chinaDirectories/policy'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { vendors } from '../../ports/CompanyDirectory'
import { countPeople } from '../directories'
import {
  directories,
  directoryConnections,
  directoryDepartments,
  directoryDifferences,
} from '../directories/tables'
import { departmentPathNames } from '../organisation'
import { callbackAddress } from './callbacks/callbackAddress'
import { wireDifferences, wireFailure } from './differenceRows'

/** In the order in which they were connected. */
export async function listChinaDirectories({
  db,
  company: { companyId },
  now,
  ports,
}: Call<typeof chinaDirectoriesOperations.listChinaDirectories>) {
  const rows = await db
    .select({
      connection: directoryConnections,
      name: directories.name,
      kind: directories.kind,
      departments: db.$count(
        directoryDepartments,
        and(
          eq(directoryDepartments.companyId, companyId),
          eq(directoryDepartments.directoryId, directories.id),
        ),
      ),
    })
    .from(directories)
    .innerJoin(
      directoryConnections,
      and(
        eq(directoryConnections.companyId, directories.companyId),
        eq(directoryConnections.directoryId, directories.id),
      ),
    )
    .where(
      and(
        eq(directories.companyId, companyId),
        inArray(directories.kind, [...vendors]),
        isNull(directories.endedAt),
      ),
    )
    .orderBy(asc(directories.createdAt), asc(directories.id))
  const peopleOf = await countPeople(db, companyId, now)
  const pathName = await departmentPathNames(
    db,
    companyId,
    rows.map(({ connection }) => connection.targetId),
  )
  const newest = await db
    .selectDistinctOn([directoryDifferences.directoryId])
    .from(directoryDifferences)
    .where(eq(directoryDifferences.companyId, companyId))
    .orderBy(
      directoryDifferences.directoryId,
      desc(directoryDifferences.startedAt),
      desc(directoryDifferences.id),
    )
  const differences = await wireDifferences(db, companyId, newest)
  return rows.flatMap(({ connection, name, kind: stored, departments }) => {
    const kind = vendors.find((one) => one === stored)
    if (!kind) return []
    const { directoryId } = connection
    return [
      {
        directoryId,
        kind,
        directoryName: name,
        clientId: connection.clientId,
        rootId: connection.rootId,
        enterpriseDepartmentId: connection.targetId,
        department: pathName(connection.targetId),
        schedule: connection.schedule,
        hour: connection.hour,
        policy: connection.policy,
        threshold: connection.threshold,
        departments,
        ...peopleOf(directoryId),
        callbackAddress: callbackAddress(ports.settings.publicOrigin, { companyId, directoryId, kind }),
        lastCallbackAt: connection.lastCallbackAt?.toISOString() ?? null,
        lastReadAt: connection.lastReadAt?.toISOString() ?? null,
        nextReadAt: connection.nextReadAt?.toISOString() ?? null,
        failure: wireFailure(connection),
        difference: differences.find((one) => one.directoryId === directoryId) ?? null,
      },
    ]
  })
}
