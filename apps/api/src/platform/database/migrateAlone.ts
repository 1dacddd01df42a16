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
  /** Milliseconds for which other processes may migrate before this one gives up. Default: five minutes. */
  readonly longestTurn?: number
  /** Told after 5 s what is waited for, and again every half minute. */
  readonly onWait?: (what: string) => void
}

/** Any number: processes that know the same one take turns. */
const migrationLock = 7_201_940_552

/** In milliseconds. Short, because a statement that waits for a table blocks everyone else from it. */
const longestForTable = 30_000

const lockNotAvailable = '55P03'

/**
 * Migrates, then runs `whileAlone`, on a connection beside the pool's, which may have only one, and that is for
 * `whileAlone`.
 *
 * @throws UnusableDatabase where somebody else keeps a lock for too long: who, and what to do
 */
export async function migrateAlone(
  { url, longestTurn = 300_000, onWait = () => undefined }: MigrationOptions,
  whileAlone: (() => Promise<void>) | undefined,
): Promise<void> {
  const client = new Client(connectionTo(url))
  // One break is told of several times: by the server, by the socket and by the statement.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const { pid } = rows[0]
  let blocking: readonly string[] = []
  // Once the statement is given up, nobody is in its way any more.
  const look = (after: number) =>
    setTimeout(async () => {
      blocking = await processesBlocking(url, pid).catch(() => [])
    }, after * 0.8)
  let looking = look(longestTurn)
  const endTelling = tellWaits({ url, pid, onWait })
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
    // The lock ends with its connection.
    await client.end()
  }
}

interface WaitsOptions {
  readonly url: string
  /** The server's process whose waiting is told of. */
  readonly pid: number
  /** Told after 5 s what is waited for, and again every half minute. */
  readonly onWait: (what: string) => void
}

const first = 5000
const again = 30_000

/** Tells what a connection waits for, for as long as it does. Resolves to what ends the telling. */
function tellWaits({ url, pid, onWait }: WaitsOptions): () => void {
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

/** Those whose locks it waits for, each as people find it in `pg_stat_activity`. */
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
