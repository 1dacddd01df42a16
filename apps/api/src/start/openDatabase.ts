import { existsSync } from 'node:fs'
import { addressOf } from '../platform/database/addressOf'
import type { MigratableDatabase } from '../platform/database/Connection'
import { databaseErrorCode } from '../platform/database/databaseErrorCode'
import { initialiseDirectory } from '../platform/database/initialiseDirectory'
import { openEmbedded } from '../platform/database/openEmbedded'
import { openPostgres } from '../platform/database/openPostgres'
import { UnusableDatabase } from '../platform/database/UnusableDatabase'
import type { Log } from '../platform/process/Log'
import { StartFailure } from '../platform/process/StartFailure'
import { claimDatabase } from './claimDatabase'
import { databaseIn } from './databaseIn'
import { lockDirectory } from './lock/lockDirectory'
import type { Configuration } from './readConfiguration'

/** The configured database. One in the data directory belongs to this process until it is closed. */
export async function openDatabase(configuration: Configuration, log: Log): Promise<MigratableDatabase> {
  const { databaseUrl, databaseConnections, databaseTimeout, dataDirectory } = configuration
  if (databaseUrl === undefined) return openDirectory(dataDirectory)
  try {
    const database = await openPostgres({
      url: databaseUrl,
      connections: databaseConnections,
      patience: databaseTimeout * 1000,
      onConnectionLost: (error) =>
        log({ level: 'warning', event: 'databaseConnectionLost', error: error.name }),
      onWait: (what) => log({ level: 'warning', event: 'startWaits', for: what }),
    })
    return { ...database, migrate: (whileAlone) => withRights(databaseUrl, database.migrate(whileAlone)) }
  } catch (error) {
    if (error instanceof UnusableDatabase) throw new StartFailure(error.message, error)
    throw new StartFailure(
      `The database of DATABASE_URL, ${addressOf(databaseUrl)}, can't be reached (${reasonOf(error)}): start it, or correct DATABASE_URL.`,
      error,
    )
  }
}

async function openDirectory(dataDirectory: string): Promise<MigratableDatabase> {
  const lock = await lockDirectory(dataDirectory)
  const directory = databaseIn(dataDirectory)
  try {
    if (!existsSync(directory)) await initialiseDirectory(directory)
    const database = await openEmbedded({ directory, requireHeld: claimDatabase(directory, lock) })
    return {
      ...database,
      async close() {
        await database.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw new StartFailure(
      `The database in ${directory} can't be opened (${reasonOf(error)}): restore it from a backup, or move it away to start with an empty one.`,
      error,
    )
  }
}

const insufficientPrivilege = '42501'

/** A role may be able to connect and still have no rights to create or read the tables. */
async function withRights(url: string, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (error instanceof UnusableDatabase) throw new StartFailure(error.message, error)
    if (databaseErrorCode(error) !== insufficientPrivilege) throw error
    throw new StartFailure(
      `The role of DATABASE_URL may not work in ${addressOf(url)} (${deepestMessage(error)}): make it the owner of the database and its tables, or set DATABASE_URL to a role that is.`,
      error,
    )
  }
}

/** The server's message; its wrapper repeats the statement. */
function deepestMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? deepestMessage(error.cause) : error.message
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return 'unknown reason'
  return 'code' in error && typeof error.code === 'string' ? `${error.code}: ${error.message}` : error.message
}
