import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { deregistrations } from '../../platform/people/tables'

/** When a person's account ends; undefined: they didn't ask for that. */
export async function findEnd(db: Connection, userId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ endsAt: deregistrations.endsAt })
    .from(deregistrations)
    .where(eq(deregistrations.userId, userId))
  return row?.endsAt
}
