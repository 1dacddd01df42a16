import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { addressOf } from './addressOf'
import { connectionTo } from './connectionTo'
import { databaseErrorCode } from './databaseErrorCode'
import { migrationsFolder } from './migrationsFolder'
import { processesBlocking, tellWaits } from './tellWaits'
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
