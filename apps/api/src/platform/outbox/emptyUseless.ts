import { and, lte, ne } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { outbox } from './tables'

/** Deletes texts that are no longer useful, such as expired codes; the rows stay. */
export async function emptyUseless(db: Connection, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ text: '', html: '', dueAt: null })
    .where(and(ne(outbox.text, ''), lte(outbox.uselessAt, now)))
}
