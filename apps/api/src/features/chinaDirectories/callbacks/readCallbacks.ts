import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { describeError } from '../../../platform/process/describeError'
import { DirectoryFailure } from '../../../ports/CompanyDirectory'
import { directoryCallbacks, directoryDifferences } from '../../directories/tables'
import { findConnection, openSecret } from '../connections'
import type { ReadingPorts } from '../readDirectory'
import { areNamed, type Named, ofDirectory } from './named'
import { readAround } from './readAround'
import { storeCallbacks } from './storeCallbacks'

/** People and departments that are read at once. */
const mostNamed = 50
/** A worker that doesn't finish in so long has ended, in milliseconds. */
const lease = 30_000
const mostFailures = 5

interface Key {
  readonly companyId: string
  readonly directoryId: string
}

/**
 * Reads what callbacks of one directory named, and compares only that.
 *
 * @returns whether there was anything
 */
export async function readNextCallbacks(ports: ReadingPorts): Promise<boolean> {
  const { database, clock, log } = ports
  try {
    const named = await database.transaction((db) => take(db, clock()))
    const [first] = named
    if (!first) return false
    try {
      await readNamed(ports, first, named)
    } catch (error) {
      if (!(error instanceof DirectoryFailure))
        log({ level: 'error', event: 'directoryCallbackFailed', ...describeError(error) })
      await putOff(ports, first, named)
    }
    return true
  } catch (error) {
    log({ level: 'error', event: 'directoryCallbacksFailed', ...describeError(error) })
    return false
  }
}

/** Of the directory that waits longest. While it is being applied, its callbacks wait. */
async function take(db: Connection, now: Date): Promise<Named[]> {
  const isApplying = db
    .select({ one: sql`1` })
    .from(directoryDifferences)
    .where(
      and(
        eq(directoryDifferences.companyId, directoryCallbacks.companyId),
        eq(directoryDifferences.directoryId, directoryCallbacks.directoryId),
        eq(directoryDifferences.state, 'applying'),
      ),
    )
  const [first] = await db
    .select()
    .from(directoryCallbacks)
    .where(and(lte(directoryCallbacks.dueAt, now), notExists(isApplying)))
    .orderBy(asc(directoryCallbacks.dueAt))
    .limit(1)
  if (!first) return []
  const rows = await db
    .select()
    .from(directoryCallbacks)
    .where(and(ofDirectory(first), lte(directoryCallbacks.dueAt, now)))
    .orderBy(asc(directoryCallbacks.dueAt))
    .limit(mostNamed)
    .for('update', { skipLocked: true })
  if (rows.length === 0) return []
  await db
    .update(directoryCallbacks)
    .set({ dueAt: new Date(now.getTime() + lease) })
    .where(areNamed(first, rows))
  return rows
}

/** After some failures, the next whole reading finds it. */
async function putOff({ database, clock }: ReadingPorts, key: Key, rows: readonly Named[]): Promise<void> {
  const db = database.connection
  await db
    .update(directoryCallbacks)
    .set({
      failures: sql`${directoryCallbacks.failures} + 1`,
      dueAt: sql`${clock().toISOString()}::timestamptz + power(2, ${directoryCallbacks.failures}) * interval '5 seconds'`,
    })
    .where(areNamed(key, rows))
  await db
    .delete(directoryCallbacks)
    .where(and(areNamed(key, rows), sql`${directoryCallbacks.failures} >= ${mostFailures}`))
}

async function readNamed(ports: ReadingPorts, key: Key, rows: readonly Named[]): Promise<void> {
  const { database, keys, companyDirectories } = ports
  const connection = await findConnection(database.connection, key)
  if (connection && connection.foundRootId !== '') {
    const directory = companyDirectories.vendors[connection.kind].open({
      clientId: connection.clientId,
      secret: openSecret(keys, connection, 'secret'),
    })
    const reading = await readAround(database.connection, connection, directory, rows)
    await storeCallbacks(ports, { seen: connection, named: rows, reading })
    return
  }
  await database.connection.delete(directoryCallbacks).where(areNamed(key, rows))
}
