import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { MigratableDatabase } from './Connection'
import { connectionTo } from './connectionTo'
import { listenOnServer } from './listenOnServer'
import { locksOnServer } from './locksOnServer'
import { type MigrationOptions, migrateAlone } from './migrateAlone'
import { patient } from './patient'
import { requireFitServer } from './requireFitServer'

interface PostgresOptions extends MigrationOptions {
  /** Most connections of this process. Default 10. */
  readonly connections?: number
  /** Milliseconds that a statement may take, see {@link patient}. Default: a minute. */
  readonly patience?: number
  /** Told when a connection breaks, in use or not; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void
}

/** In milliseconds: a server that says nothing doesn't say goodbye either. */
const longestFarewell = 2000

/**
 * A PostgreSQL server, which any number of processes may share.
 *
 * @throws UnusableDatabase where it is one that the service can't work on
 */
export async function openPostgres(options: PostgresOptions): Promise<MigratableDatabase> {
  const { url, patience = 60_000 } = options
  await requireFitServer(url)
  const pool = new Pool({
    ...connectionTo(url),
    max: options.connections ?? 10,
    // How long a request may wait for its turn.
    connectionTimeoutMillis: patience,
    // Before its silence would be taken for the server's.
    idleTimeoutMillis: Math.min(patience, 10_000),
    onConnect: (client) => patient(client, patience),
  })
  // The pool itself listens to idle connections only; a break that nobody listens to would end the process.
  pool.on('connect', (client) => {
    client.once('error', (error) => options.onConnectionLost?.(error))
    client.on('error', ignore)
  })
  pool.on('error', ignore)
  const connection = drizzle(pool)
  const locks = locksOnServer({ ...options, patience })
  return {
    connection,
    transaction: (work) => connection.transaction(work),
    listen: (channel, ear) => listenOnServer({ ...options, patience, channel, ear }),
    tryLock: locks.tryLock,
    async close() {
      const closed = Promise.all([pool.end(), locks.end()])
      await Promise.race([closed, wait(longestFarewell, undefined, { ref: false })])
    },
    migrate: (whileAlone) => migrateAlone(options, whileAlone),
  }
}

/** One break is told of several times: by the server, by the socket and by the pool. */
const ignore = () => undefined
