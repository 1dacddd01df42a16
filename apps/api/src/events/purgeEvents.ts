import { lt } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { userEvents } from '../database/schema'

/** As long as a session may live: nobody who is still signed in misses one. */
const keptFor = 7 * 86_400_000

/** Removes events that nobody can still be waiting for. */
export async function purgeEvents(db: Connection, now: Date): Promise<void> {
  await db.delete(userEvents).where(lt(userEvents.createdAt, new Date(now.getTime() - keptFor)))
}
