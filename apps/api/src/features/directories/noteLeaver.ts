import type { Connection } from '../../platform/database/Connection'
import type { Directory } from './directoryToken'
import { directoryLeavers } from './tables'

interface Leaver {
  readonly userId: string
  readonly name: string
  readonly phone: string
  readonly departmentId: string
}

/** Remembers somebody whose membership a directory has just ended, so that an administrator can undo it. */
export async function noteLeaver(
  db: Connection,
  { companyId, directoryId }: Pick<Directory, 'companyId' | 'directoryId'>,
  { userId, name, phone, departmentId }: Leaver,
  now: Date,
): Promise<void> {
  const left = { directoryId, name, phone, departmentId, leftAt: now }
  await db
    .insert(directoryLeavers)
    .values({ companyId, userId, ...left })
    .onConflictDoUpdate({ target: [directoryLeavers.companyId, directoryLeavers.userId], set: left })
}
