import { and, eq, gte, min } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { isComplete, standingOf } from '../events'
import { userEvents } from '../events/tables'

interface Past {
  /** Number of the last event that the page saw. */
  readonly position?: number
  /** How many milliseconds ago a page that saw none yet began to ask for what it shows. */
  readonly age?: number
}

/** What happens between asking and connecting is told too, with some room for transactions under way. */
const room = 5000

/** Events are kept no longer, and databases know no days long before. */
const longestAge = 7 * 86_400_000

/** After which event a page is told what follows, and whether anything before that was lost to it. */
export async function beginningOf(
  db: Connection,
  userId: string,
  { position, age = 0 }: Past,
  now: Date,
): Promise<{ position: number; complete: boolean }> {
  const standing = await standingOf(db, userId)
  if (position !== undefined) {
    const complete = isComplete(standing, position)
    return { position: complete ? position : standing.lastId, complete }
  }
  const since = new Date(now.getTime() - Math.min(age, longestAge) - room)
  const [first] = await db
    .select({ id: min(userEvents.id) })
    .from(userEvents)
    .where(and(eq(userEvents.userId, userId), gte(userEvents.createdAt, since)))
  return { position: first?.id ? first.id - 1 : standing.lastId, complete: true }
}
