import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A pool or a transaction: what queries run on, whichever PostgreSQL is underneath. */
export type Connection = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | '$with' | 'with'
>

export interface Ear {
  hear(payload: string): void
  /** For a while nothing could be heard: whatever was said meanwhile is lost. */
  missed(): void
}

export interface Listening {
  end(): Promise<void>
}

/** The service's database. `close` waits for what is running. */
export interface Database {
  readonly connection: Connection
  transaction<T>(work: (transaction: Connection) => Promise<T>): Promise<T>
  /** Hears what is notified on a channel, by this process or another, once its transaction has committed. */
  listen(channel: string, ear: Ear): Promise<Listening>
  close(): Promise<void>
}

/** A database as its opener gets it. */
export interface MigratableDatabase extends Database {
  /** Brings the tables up to date, then runs `whileAlone`; of several processes one at a time. */
  migrate(whileAlone?: () => Promise<void>): Promise<void>
}
