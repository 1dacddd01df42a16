import { asc, inArray } from 'drizzle-orm'
import { again } from '../../platform/database/again'
import { isUnavailable } from '../../platform/database/isUnavailable'
import { describeError } from '../../platform/process/describeError'
import { repeatedly } from '../../platform/process/repeatedly'
import type { Ports } from '../../ports/Ports'
import { type ChangeKey, carryOutChunk, noteFailure } from './carryOutChunk'
import { bulkChanges } from './tables'
import { workChannel } from './wakeWorkers'

export interface BulkWorker {
  /** Resolves when nothing is in progress. */
  stop(): Promise<void>
}

export type WorkerPorts = Pick<Ports, 'database' | 'clock' | 'log'>

/** For work whose notification was lost with a connection. */
const pauseMilliseconds = 5000

/**
 * Carries out bulk changes until stopped; any number of processes may run it. It begins as soon as a change is started
 * in any process.
 */
export async function runBulkChanges(ports: WorkerPorts, pause = pauseMilliseconds): Promise<BulkWorker> {
  let isStopped = false
  const work = repeatedly(async () => {
    while (!isStopped && (await continueBulkChanges(ports)));
  }, pause)
  const listening = await ports.database.listen(workChannel, {
    hear: work.hurry,
    missed: work.hurry,
  })
  work.hurry()
  return {
    async stop() {
      isStopped = true
      await listening.end()
      await work.stop()
    },
  }
}

/** More than workers take at once, so that one of them is free. */
const mostSeen = 20

/**
 * Carries out one chunk of an unfinished change: of the one whose turn it is. A change that fails doesn't stop the
 * others.
 *
 * @returns whether there was one
 */
export async function continueBulkChanges(ports: WorkerPorts): Promise<boolean> {
  const failed = (error: unknown) =>
    ports.log({ level: 'error', event: 'bulkChangesFailed', ...describeError(error) })
  const waiting = await ports.database.connection
    .select({ companyId: bulkChanges.companyId, id: bulkChanges.id })
    .from(bulkChanges)
    .where(inArray(bulkChanges.state, ['running', 'undoing']))
    .orderBy(asc(bulkChanges.takenAt))
    .limit(mostSeen)
    .catch((error) => {
      failed(error)
      return []
    })
  for (const key of waiting) {
    try {
      if (await takeTurn(ports, key)) return true
    } catch (error) {
      failed(error)
    }
  }
  return false
}

async function takeTurn({ database, clock, log }: WorkerPorts, key: ChangeKey): Promise<boolean> {
  try {
    return await again(3, () => database.transaction((db) => carryOutChunk(db, key, clock())))
  } catch (error) {
    if (isUnavailable(error)) throw error
    log({ level: 'error', event: 'bulkChunkFailed', ...key, ...describeError(error) })
    return database.transaction((db) => noteFailure(db, key, clock()))
  }
}
