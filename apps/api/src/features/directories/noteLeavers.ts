import { sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Directory } from './directoryToken'
import { directoryLeavers } from './tables'

interface Leaver {
  readonly userId: string
  readonly name: string
  readonly phone: string
  readonly departmentId: string
}

/** Remembers people whose membership a directory has just ended, so that an administrator can undo it. */
export async function noteLeavers(
  db: Connection,
  { companyId, directoryId }: Pick<Directory, 'companyId' | 'directoryId'>,
  leavers: readonly Leaver[],
  now: Date,
): Promise<void> {
  if (leavers.length === 0) return
  await db
    .insert(directoryLeavers)
    .values(
      leavers.map(({ userId, name, phone, departmentId }) => ({
        ...{ companyId, directoryId, userId, name, phone, departmentId },
        leftAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [directoryLeavers.companyId, directoryLeavers.userId],
      set: {
        directoryId,
        name: sql`excluded.name`,
        phone: sql`excluded.phone`,
        departmentId: sql`excluded.department_id`,
        leftAt: now,
      },
    })
}
