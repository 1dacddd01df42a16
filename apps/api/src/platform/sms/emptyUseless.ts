import { and, lte, ne } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { smsOutbox } from './tables'

/** Empties texts that nobody can use any more, such as of codes that have expired; the rows stay. */
export async function emptyUseless(db: Connection, now: Date): Promise<void> {
  await db
    .update(smsOutbox)
    .set({ text: '', dueAt: null })
    .where(and(ne(smsOutbox.text, ''), lte(smsOutbox.uselessAt, now)))
}
