import { inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { users } from '../../platform/people/tables'

/** Who of these phones has an account. */
export async function accountsOf(
  db: Connection,
  phones: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (phones.length === 0) return new Map()
  const rows = await db
    .select({ phone: users.phone, id: users.id })
    .from(users)
    .where(inArray(users.phone, [...phones]))
  return new Map(rows.map(({ phone, id }) => [phone, id]))
}

/** What waits for the people of these phones is another now. To be called last, as every publication. */
export async function tellInvited(db: Connection, phones: readonly string[]): Promise<void> {
  const userIds = [...(await accountsOf(db, phones)).values()]
  if (userIds.length > 0) await publish(db, { userIds, target: 'OnMenusChanged' })
}
