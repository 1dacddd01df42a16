import { and, lte, ne } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { outbox } from './tables'

/** Empties texts that nobody can use any more, such as of codes that have expired; the rows stay. */
export async function emptyUseless(db: Connection, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ text: '', html: '', dueAt: null })
    .where(and(ne(outbox.text, ''), lte(outbox.uselessAt, now)))
}
