import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { MigratableDatabase } from './Connection'
import { migrationsFolder } from './migrationsFolder'
import * as schema from './schema'

export interface PostgresOptions {
  readonly url: string
  /** Most connections of this process. Default 10. */
  readonly connections?: number
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void
}

/** Any number: processes that know the same one take turns. */
const migrationLock = 7_201_940_552

/** A PostgreSQL server, which any number of processes may share. */
export async function openPostgres(options: PostgresOptions): Promise<MigratableDatabase> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'atrium',
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  await reach(pool)
  const connection = drizzle(pool, { schema })
  return {
    connection,
    transaction: (work) => connection.transaction(work),
    close: () => pool.end(),
    migrate: (whileAlone) => migrateAlone(pool, whileAlone),
  }
}

async function reach(pool: Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function migrateAlone(pool: Pool, whileAlone: (() => Promise<void>) | undefined): Promise<void> {
  const client = await pool.connect()
  try {
    const connection = drizzle(client)
    await connection.execute(sql`select pg_advisory_lock(${migrationLock})`)
    try {
      await migrate(connection, { migrationsFolder })
      await whileAlone?.()
    } finally {
      await connection.execute(sql`select pg_advisory_unlock(${migrationLock})`)
    }
  } finally {
    client.release()
  }
}
