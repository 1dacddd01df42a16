import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import type { MigratableDatabase } from './Connection'
import { connectionTo } from './connectionTo'
import { listenOnServer } from './listenOnServer'
import { locksOnServer } from './locksOnServer'
import { migrationsFolder } from './migrationsFolder'
import { patient } from './patient'

interface PostgresOptions {
  readonly url: string
  /** Most connections of this process. Default 10. */
  readonly connections?: number
  /** Milliseconds that a statement may take, see {@link patient}. Default: a minute. */
  readonly patience?: number
  /** Told when a connection breaks, in use or not; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void
}

/** Any number: processes that know the same one take turns. */
const migrationLock = 7_201_940_552

/** In milliseconds: a server that says nothing doesn't say goodbye either. */
const longestFarewell = 2000

/** A PostgreSQL server, which any number of processes may share. */
export async function openPostgres(options: PostgresOptions): Promise<MigratableDatabase> {
  const { url, patience = 60_000 } = options
  await reach(url)
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
    migrate: (whileAlone) => migrateAlone(url, whileAlone),
  }
}

/** One break is told of several times: by the server, by the socket and by the pool. */
const ignore = () => undefined

async function reach(url: string): Promise<void> {
  const client = new Client(connectionTo(url))
  await client.connect()
  await client.end()
}

/** On a connection beside the pool's, which may have only one, and that is for `whileAlone`. */
async function migrateAlone(url: string, whileAlone: (() => Promise<void>) | undefined): Promise<void> {
  const client = new Client(connectionTo(url))
  client.on('error', ignore)
  await client.connect()
  try {
    const connection = drizzle(client)
    await connection.execute(sql`select pg_advisory_lock(${migrationLock})`)
    await migrate(connection, { migrationsFolder })
    await whileAlone?.()
  } finally {
    // The lock ends with its connection.
    await client.end()
  }
}
