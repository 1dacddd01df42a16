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

/** Whoever has a lock. */
export interface Holder {
  /** Somebody else would like to have it. */
  wanted(): void
  /** It was taken away, as the database was gone for a while. */
  lost(): void
}

/** The service's database. `close` waits for what is running. */
export interface Database {
  readonly connection: Connection
  transaction<T>(work: (transaction: Connection) => Promise<T>): Promise<T>
  /** Hears what is notified on a channel, by this process or another, once its transaction has committed. */
  listen(channel: string, ear: Ear): Promise<Listening>
  /**
   * The right to do alone, in all processes, what may take longer than a transaction. Resolves to what gives it up,
   * or to undefined while somebody else has it, who is told that it is wanted.
   */
  tryLock(name: string, holder: Holder): Promise<(() => Promise<void>) | undefined>
  close(): Promise<void>
}

/** A database as its opener gets it. */
export interface MigratableDatabase extends Database {
  /** Brings the tables up to date, then runs `whileAlone`; of several processes one at a time. */
  migrate(whileAlone?: () => Promise<void>): Promise<void>
}
