import { directoriesRefusals } from '@atrium/contracts/directories/refusals'
import { and, eq, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'
import { directories } from '../directories/tables'

/** @throws Refusal `directoryMissing`, also for another company's directory */
export async function findDirectoryName(
  db: Connection,
  companyId: string,
  directoryId: string,
): Promise<string> {
  const [directory] = await db
    .select({ name: directories.name })
    .from(directories)
    .where(
      and(eq(directories.companyId, companyId), eq(directories.id, directoryId), isNull(directories.endedAt)),
    )
  if (!directory) throw new Refusal(directoriesRefusals.directoryMissing)
  return directory.name
}
