import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** A pool or a transaction: what queries run on, whichever PostgreSQL is underneath. */
export type Connection = Pick<
  PgDatabase<PgQueryResultHKT, typeof schema>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'
>

/** The service's database. `close` waits for what is running. */
export interface Database {
  readonly connection: Connection
  transaction<T>(work: (transaction: Connection) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A database as its opener gets it. */
export interface MigratableDatabase extends Database {
  /** Brings the tables up to date, then runs `whileAlone`; of several processes one at a time. */
  migrate(whileAlone?: () => Promise<void>): Promise<void>
}
