import { asc, eq } from 'drizzle-orm'
import { runWorker, type Worker } from '../../platform/worker/runWorker'
import { takeTurn, type Work } from '../../platform/worker/takeTurn'
import type { Ports } from '../../ports/Ports'
import { directoryDifferences } from '../directories/tables'
import { applyPortion, type DifferenceKey, noteFailure } from './apply/applyPortion'
import { readNextCallbacks } from './callbacks/readCallbacks'
import { readNext } from './readDirectory'
import { startDueReadings } from './startReading'
import { changesChannel, readsChannel } from './wakeWorkers'

const readsPause = 5000
/** Callbacks wait a moment for others, and no notification tells when they are due. */
const changesPause = 500

/** Reads directories at their vendors until stopped; any number of processes may run it. */
export const runDirectoryReads = (ports: Ports, pause = readsPause): Promise<Worker> =>
  runWorker({
    database: ports.database,
    channel: readsChannel,
    begin: () => startDueReadings(ports),
    step: () => readNext(ports),
    pause,
  })

/** Reads what callbacks name and applies differences until stopped; any number of processes may run it. */
export const runDirectoryChanges = (ports: Ports, pause = changesPause): Promise<Worker> =>
  runWorker({
    database: ports.database,
    channel: changesChannel,
    step: () => continueDirectories(ports),
    pause,
  })

/** One step: a portion of a difference, or the callbacks of a directory. Returns whether there was any. */
export async function continueDirectories(ports: Ports): Promise<boolean> {
  if (await takeTurn(ports, workOf(ports))) return true
  return readNextCallbacks(ports)
}

/** More than workers take at once, so that one of them is free. */
const mostSeen = 20

const workOf = ({ database: _, ...callPorts }: Ports): Work<DifferenceKey> => ({
  name: 'directories',
  find: (db) =>
    db
      .select({ companyId: directoryDifferences.companyId, id: directoryDifferences.id })
      .from(directoryDifferences)
      .where(eq(directoryDifferences.state, 'applying'))
      .orderBy(asc(directoryDifferences.takenAt))
      .limit(mostSeen),
  carryOut: (db, key, now) => applyPortion(db, callPorts, key, now),
  noteFailure,
})
