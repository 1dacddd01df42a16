import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A pool or a transaction, for queries, on either PostgreSQL. */
export type Connection = Pick<
  PgDatabase<PgQueryResultHKT>,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$count'
  | '$with'
  | 'with'
>

export interface Ear {
  hear(payload: string): void
  /** Notifications may have been lost for a while. */
  missed(): void
}

export interface Listening {
  end(): Promise<void>
}

/** The holder of a lock. */
export interface Holder {
  /** Another holder wants the lock. */
  wanted(): void
  /** The lock was lost, because the database was unavailable. */
  lost(): void
}

/** The service's database. `close` waits for running work. */
export interface Database {
  readonly connection: Connection
  transaction<T>(work: (transaction: Connection) => Promise<T>): Promise<T>
  /** Receives notifications on a channel, from any process, after their transaction has committed. */
  listen(channel: string, ear: Ear): Promise<Listening>
  /**
   * An exclusive lock across all processes, for work longer than a transaction. Resolves to a function that releases
   * it. While somebody else holds it, resolves to undefined and notifies the holder.
   */
  tryLock(name: string, holder: Holder): Promise<(() => Promise<void>) | undefined>
  close(): Promise<void>
}

/** A database for the code that opens it. */
export interface MigratableDatabase extends Database {
  /** Migrates the tables, then runs `whileAlone`; one process at a time. */
  migrate(whileAlone?: () => Promise<void>): Promise<void>
}
