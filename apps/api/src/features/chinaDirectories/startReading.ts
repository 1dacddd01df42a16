import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import { directories, directoryConnections, directoryDifferences } from '../directories/tables'
import { companies } from '../organisation/tables'
import { ofConnection } from './connections'
import { nextReadAt } from './schedule'
import { readsChannel, wakeWorkers } from './wakeWorkers'

interface Starting {
  readonly companyId: string
  readonly directoryId: string
  readonly trigger: 'person' | 'schedule'
  readonly startedBy?: string
  readonly sessionId?: string
  readonly now: Date
}

/** @returns the new reading's id; undefined if the directory is being read or applied */
export async function startReading(
  db: Connection,
  { now, ...starting }: Starting,
): Promise<string | undefined> {
  const [started] = await db
    .insert(directoryDifferences)
    .values({ ...starting, id: randomId(), state: 'reading', startedAt: now, takenAt: now })
    .onConflictDoNothing()
    .returning({ id: directoryDifferences.id })
  if (started) await wakeWorkers(db, readsChannel)
  return started?.id
}

/** Starts the readings that the schedules make due. Never fails. */
export async function startDueReadings({ database, clock, log }: Pick<Ports, 'database' | 'clock' | 'log'>) {
  try {
    const now = clock()
    await database.transaction(async (db) => {
      const due = await db
        .select({
          companyId: directoryConnections.companyId,
          directoryId: directoryConnections.directoryId,
          schedule: directoryConnections.schedule,
          hour: directoryConnections.hour,
        })
        .from(directoryConnections)
        .innerJoin(
          directories,
          and(
            eq(directories.companyId, directoryConnections.companyId),
            eq(directories.id, directoryConnections.directoryId),
            isNull(directories.endedAt),
          ),
        )
        .innerJoin(
          companies,
          and(eq(companies.id, directoryConnections.companyId), isNull(companies.dissolvedAt)),
        )
        .where(lte(directoryConnections.nextReadAt, now))
        .orderBy(directoryConnections.nextReadAt)
        .limit(100)
        .for('update', { of: directoryConnections, skipLocked: true })
      for (const { schedule, hour, ...key } of due) {
        await db
          .update(directoryConnections)
          .set({ nextReadAt: nextReadAt({ schedule, hour }, now) })
          .where(ofConnection(key))
        await startReading(db, { ...key, trigger: 'schedule', now })
      }
    })
  } catch (error) {
    log({ level: 'error', event: 'directorySchedulesFailed', ...describeError(error) })
  }
}
