import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import { addressOf } from './addressOf'
import type { MigratableDatabase } from './Connection'
import { connectionTo } from './connectionTo'
import { listenOnServer } from './listenOnServer'
import { locksOnServer } from './locksOnServer'
import { type MigrationOptions, migrateAlone } from './migrateAlone'
import { patient } from './patient'
import { UnusableDatabase } from './UnusableDatabase'

interface PostgresOptions extends MigrationOptions {
  /** Most connections of this process. Default 10. */
  readonly connections?: number
  /** Milliseconds that a statement may take, see {@link patient}. Default: a minute. */
  readonly patience?: number
  /** Called when a connection breaks, in use or not; the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void
}

/** In milliseconds: a silent server doesn't confirm the end of a connection either. */
const longestFarewell = 2000

/**
 * A PostgreSQL server, which any number of processes may share.
 *
 * @throws UnusableDatabase if the service can't use it
 */
export async function openPostgres(options: PostgresOptions): Promise<MigratableDatabase> {
  const { url, patience = 60_000 } = options
  await requireFitServer(url)
  const pool = new Pool({
    ...connectionTo(url),
    max: options.connections ?? 10,
    // How long a request may wait for a connection.
    connectionTimeoutMillis: patience,
    // Closed before its silence would be taken for the server's.
    idleTimeoutMillis: Math.min(patience, 10_000),
    onConnect: (client) => patient(client, patience),
  })
  // The pool listens only to idle connections; an unhandled error would end the process.
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

/** A broken connection is reported several times: by the server, the socket and the pool. */
const ignore = () => undefined

/** In milliseconds; a reachable server answers at once. */
const longestAnswer = 5000

/**
 * Checks before anything else whether the service can use a server.
 *
 * @throws UnusableDatabase for a read-only standby, or behind a pooler in transaction mode; other errors if
 * it can't be reached.
 */
async function requireFitServer(url: string): Promise<void> {
  const clients = [open(url), open(url)] as const
  const [own, other] = clients
  try {
    await own.connect()
    const { rows } = await own.query('show transaction_read_only')
    if (rows[0].transaction_read_only === 'on') {
      throw new UnusableDatabase(
        `The database of DATABASE_URL, ${addressOf(url)}, is read-only, as a standby is: set DATABASE_URL to the primary, or promote this one.`,
      )
    }
    await other.connect()
    if (await isShared(own, other)) {
      throw new UnusableDatabase(
        `DATABASE_URL, ${addressOf(url)}, leads to a pooler that gives each transaction another connection, and locks and notifications need one that stays: set pool_mode = session there, or set DATABASE_URL to the server itself.`,
      )
    }
  } finally {
    for (const client of clients) client.end().catch(() => undefined)
  }
}

function open(url: string): Client {
  const client = new Client({ ...connectionTo(url), query_timeout: longestAnswer })
  client.on('error', () => undefined)
  return client
}

/**
 * Whether two clients share a server connection, or one client uses several: a pooler in transaction mode
 * takes a connection back after each transaction.
 */
async function isShared(own: Client, other: Client): Promise<boolean> {
  const first = await serverProcess(own)
  await other.query('begin')
  if ((await serverProcess(other)) === first) return true
  return (await serverProcess(own)) !== first
}

async function serverProcess(client: Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0].pid
}
