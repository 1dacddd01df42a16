import { asc, inArray } from 'drizzle-orm'
import { runWorker, type Worker } from '../../platform/worker/runWorker'
import { takeTurn, type Work } from '../../platform/worker/takeTurn'
import type { Ports } from '../../ports/Ports'
import { type ChangeKey, carryOutChunk, noteFailure } from './carryOutChunk'
import { bulkChanges } from './tables'
import { workChannel } from './wakeWorkers'

type WorkerPorts = Pick<Ports, 'database' | 'clock' | 'log'>

const pauseMilliseconds = 5000

/**
 * Carries out bulk changes until stopped; any number of processes may run it. It begins as soon as a change is started
 * in any process.
 */
export const runBulkChanges = (ports: WorkerPorts, pause = pauseMilliseconds): Promise<Worker> =>
  runWorker({
    database: ports.database,
    channel: workChannel,
    step: () => continueBulkChanges(ports),
    pause,
  })

/** More than workers take at once, so that one of them is free. */
const mostSeen = 20

const work: Work<ChangeKey> = {
  name: 'bulk',
  find: (db) =>
    db
      .select({ companyId: bulkChanges.companyId, id: bulkChanges.id })
      .from(bulkChanges)
      .where(inArray(bulkChanges.state, ['running', 'undoing']))
      .orderBy(asc(bulkChanges.takenAt))
      .limit(mostSeen),
  carryOut: carryOutChunk,
  noteFailure,
}

/**
 * Carries out one chunk of an unfinished change: of the one whose turn it is. A change that fails doesn't stop the
 * others.
 *
 * @returns whether there was one
 */
export const continueBulkChanges = (ports: WorkerPorts): Promise<boolean> => takeTurn(ports, work)
