import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { addressOf } from './addressOf'
import { connectionTo } from './connectionTo'
import { databaseErrorCode } from './databaseErrorCode'
import { migrationsFolder } from './migrationsFolder'
import { UnusableDatabase } from './UnusableDatabase'

export interface MigrationOptions {
  readonly url: string
  /** Milliseconds to wait while other processes migrate. Default: five minutes. */
  readonly longestTurn?: number
  /** Called after 5 s with what is waited for, and again every half minute. */
  readonly onWait?: (what: string) => void
}

/** An arbitrary number that all processes share. */
const migrationLock = 7_201_940_552

/** In milliseconds. Short, because a statement that waits for a table blocks everybody else from it. */
const longestForTable = 30_000

const lockNotAvailable = '55P03'

/**
 * Migrates, then runs `whileAlone`, on a connection outside of the pool, which may have only one, and that
 * one is for `whileAlone`.
 *
 * @throws UnusableDatabase if somebody else holds a lock for too long, with advice
 */
export async function migrateAlone(
  { url, longestTurn = 300_000, onWait = () => undefined }: MigrationOptions,
  whileAlone: (() => Promise<void>) | undefined,
): Promise<void> {
  const client = new Client(connectionTo(url))
  // A broken connection is reported several times: by the server, the socket and the statement.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const { pid } = rows[0]
  let blocking: readonly string[] = []
  // After the statement gives up, nobody blocks it any more.
  const look = (after: number) =>
    setTimeout(async () => {
      blocking = await processesBlocking(url, pid).catch(() => [])
    }, after * 0.8)
  let looking = look(longestTurn)
  const endTelling = reportWaits({ url, pid, onWait })
  try {
    const connection = drizzle(client)
    await connection.execute(sql.raw(`set lock_timeout = ${longestTurn}`))
    await connection.execute(sql`select pg_advisory_lock(${migrationLock})`)
    clearTimeout(looking)
    looking = look(longestForTable)
    await connection.execute(sql.raw(`set lock_timeout = ${longestForTable}`))
    await migrate(connection, { migrationsFolder })
    await whileAlone?.()
  } catch (error) {
    if (databaseErrorCode(error) !== lockNotAvailable) throw error
    throw new UnusableDatabase(
      `The database of DATABASE_URL, ${addressOf(url)}, can't be migrated, as ${blocking.join(', ') || 'another process'} keeps a lock: let it end, or end it with pg_terminate_backend, and start again.`,
      error,
    )
  } finally {
    endTelling()
    clearTimeout(looking)
    // Closing the connection releases the lock.
    await client.end()
  }
}

interface WaitsOptions {
  readonly url: string
  /** The server process that waits. */
  readonly pid: number
  /** Called after 5 s with what is waited for, and again every half minute. */
  readonly onWait: (what: string) => void
}

const first = 5000
const again = 30_000

/** Reports what a connection waits for. Resolves to a function that stops the reports. */
function reportWaits({ url, pid, onWait }: WaitsOptions): () => void {
  let timer = setTimeout(tell, first)
  let isEnded = false

  async function tell(): Promise<void> {
    const blocking = await processesBlocking(url, pid).catch(() => [])
    if (isEnded) return
    onWait(blocking.length > 0 ? blocking.join(', ') : 'the migration to end')
    timer = setTimeout(tell, again)
  }
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}

/** The processes that hold the locks, each as `pg_stat_activity` describes it. */
async function processesBlocking(url: string, pid: number): Promise<string[]> {
  const client = new Client({ ...connectionTo(url), query_timeout: first })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select pid, application_name as name, coalesce(host(client_addr), 'local') as address, state,
         round(extract(epoch from now() - coalesce(xact_start, state_change, backend_start))) as seconds
       from pg_stat_activity where pid = any(pg_blocking_pids($1))`,
      [pid],
    )
    return rows.map(
      ({ pid, name, address, state, seconds }) =>
        `process ${pid} of the server (${name || 'unnamed'} from ${address}, ${state ?? 'unknown'} for ${seconds} s)`,
    )
  } finally {
    client.end().catch(() => undefined)
  }
}
