import { lt, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../platform/database/Connection'

const atOnce = 1000

/** Removes the rows whose moment is past, a few at a time, until none are left but those that somebody else holds. */
export async function removeBefore(
  db: Connection,
  table: PgTable,
  at: PgColumn,
  moment: Date,
): Promise<void> {
  const late = db
    .select({ ctid: sql`ctid` })
    .from(table)
    .where(lt(at, moment))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  let removed: readonly unknown[]
  do {
    removed = await db.delete(table).where(sql`ctid = any(array(${late}))`).returning({ one: sql`1` })
  } while (removed.length === atOnce)
}
