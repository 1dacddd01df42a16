import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { meetings } from './tables'

export type Meeting = typeof meetings.$inferSelect

/** Under which places are counted and given; after the lock of the person's account, where there is one. */
export async function lockMeeting(db: Connection, id: string): Promise<Meeting | undefined> {
  const [meeting] = await db.select().from(meetings).where(eq(meetings.id, id)).for('no key update')
  return meeting
}
