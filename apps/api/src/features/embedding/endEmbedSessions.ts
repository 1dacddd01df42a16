import { and, eq, type SQL } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publishSessionsEnded } from '../../platform/events'
import { isOpenAt } from '../session'
import { sessions } from '../session/tables'

interface Ending {
  readonly embedderId: string
  /** Default: all of the site. */
  readonly among?: SQL | undefined
  readonly now: Date
}

/** Ends sessions of a site, and notifies their pages once the transaction commits. Returns how many it ended. */
export async function endEmbedSessions(db: Connection, { embedderId, among, now }: Ending): Promise<number> {
  const because = 'endedByOperator'
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endedBecause: because })
    .where(and(eq(sessions.embedderId, embedderId), isOpenAt(now), among))
    .returning({ id: sessions.id, userId: sessions.userId })
  await publishSessionsEnded(db, ended, because)
  return ended.length
}
