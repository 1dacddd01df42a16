import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { MigratableDatabase } from '../database/Connection'
import { initialiseDirectory } from '../database/initialiseDirectory'
import { openEmbedded } from '../database/openEmbedded'
import { openPostgres } from '../database/openPostgres'
import type { Log } from '../service/Log'
import { claimDatabase } from './claimDatabase'
import { lockDirectory } from './lockDirectory'
import type { Configuration } from './readConfiguration'
import { StartFailure } from './StartFailure'

/** The configured database. One in the data directory is this process' alone until it is closed. */
export async function openDatabase(configuration: Configuration, log: Log): Promise<MigratableDatabase> {
  const { databaseUrl, databaseConnections, databaseTimeout, dataDirectory } = configuration
  if (databaseUrl === undefined) return openDirectory(dataDirectory)
  try {
    return await openPostgres({
      url: databaseUrl,
      connections: databaseConnections,
      patience: databaseTimeout * 1000,
      onConnectionLost: (error) =>
        log({ level: 'warning', event: 'databaseConnectionLost', error: error.name }),
    })
  } catch (error) {
    throw new StartFailure(
      `The database of DATABASE_URL, ${addressOf(databaseUrl)}, can't be reached (${reasonOf(error)}): start it, or correct DATABASE_URL.`,
      error,
    )
  }
}

async function openDirectory(dataDirectory: string): Promise<MigratableDatabase> {
  const lock = await lockDirectory(dataDirectory)
  const directory = join(dataDirectory, 'database')
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

/** Without the password. */
function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return 'unknown reason'
  return 'code' in error && typeof error.code === 'string' ? `${error.code}: ${error.message}` : error.message
}
