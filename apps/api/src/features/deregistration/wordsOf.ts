import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { users } from '../../platform/people/tables'
import { invitations } from '../invitations/tables'
import { memberships } from '../organisation/tables'

/** By what others know a person: names, which namesakes share, and numbers and addresses that are theirs alone. */
export async function wordsOf(
  db: Connection,
  { id, realName, nickname, phone, account, email }: typeof users.$inferSelect,
) {
  const called = await db
    .select({ name: memberships.name })
    .from(memberships)
    .where(eq(memberships.userId, id))
  const invited = await db
    .select({ name: invitations.name })
    .from(invitations)
    .where(eq(invitations.userId, id))
  const names = [realName, nickname, ...[...called, ...invited].map(({ name }) => name)]
  return {
    // The longest first, as one may be part of another. A single letter is a part of anything.
    names: [...new Set(names)]
      .filter((name) => [...name].length > 1)
      .toSorted((one, other) => other.length - one.length),
    numbers: [...new Set([phone, account, email])].filter(Boolean),
  }
}
