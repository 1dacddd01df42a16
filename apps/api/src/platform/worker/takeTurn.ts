import { again } from '../database/again'
import type { Connection, Database } from '../database/Connection'
import { isUnavailable } from '../database/isUnavailable'
import { describeError } from '../process/describeError'
import type { Log } from '../process/Log'

interface Ports {
  readonly database: Database
  readonly clock: () => Date
  readonly log: Log
}

/** Work that waits in the database and is carried out in chunks, each in its own transaction. */
export interface Work<Key extends object> {
  /** Of log entries: `<name>Failed` for the search, `<name>ChunkFailed` for a chunk. */
  readonly name: string
  /** Unfinished work, in the order of turns. */
  find(db: Connection): Promise<readonly Key[]>
  /** Returns false if nothing is left, or another worker has it. */
  carryOut(db: Connection, key: Key, now: Date): Promise<boolean>
  /** After an unexpected error, in a new transaction: makes the next chunk another one. */
  noteFailure(db: Connection, key: Key, now: Date): Promise<boolean>
}

/**
 * Carries out one chunk of the work whose turn it is. Work that fails doesn't stop the others.
 *
 * @returns whether there was any
 */
export async function takeTurn<Key extends object>(ports: Ports, work: Work<Key>): Promise<boolean> {
  const failed = (error: unknown) =>
    ports.log({ level: 'error', event: `${work.name}Failed`, ...describeError(error) })
  const waiting = await work.find(ports.database.connection).catch((error) => {
    failed(error)
    return []
  })
  for (const key of waiting) {
    try {
      if (await carryOut(ports, work, key)) return true
    } catch (error) {
      failed(error)
    }
  }
  return false
}

async function carryOut<Key extends object>(
  { database, clock, log }: Ports,
  work: Work<Key>,
  key: Key,
): Promise<boolean> {
  try {
    return await again(3, () => database.transaction((db) => work.carryOut(db, key, clock())))
  } catch (error) {
    if (isUnavailable(error)) throw error
    log({ level: 'error', event: `${work.name}ChunkFailed`, ...key, ...describeError(error) })
    return database.transaction((db) => work.noteFailure(db, key, clock()))
  }
}
