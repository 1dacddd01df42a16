import type { EventPayload } from '@atrium/contracts/realtime/contract'
import { inArray } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { publishInPassing } from '../events'
import { staffRoles, users } from '../people/tables'

interface DeskChange extends Omit<EventPayload<'OnDesk'>, 'by'> {
  /** The author as in audit rows. */
  readonly actor: string
}

/** Notifies the open desks of all staff, once the transaction of `db` commits. */
export async function tellDesk(db: Connection, { actor, ...change }: DeskChange): Promise<void> {
  const staff = await db.selectDistinct({ userId: staffRoles.userId }).from(staffRoles)
  if (staff.length === 0) return
  await publishInPassing(db, {
    userIds: staff.map(({ userId }) => userId),
    target: 'OnDesk',
    payload: { ...change, by: await nameOf(db, actor) },
  })
}

/** The name of somebody of the staff, or on the operator's computer; empty for the service itself. */
export async function nameOf(db: Connection, actor: string): Promise<string> {
  return (await namesOf(db, [actor])).get(actor) ?? ''
}

/** Names by author. */
export async function namesOf(db: Connection, actors: readonly string[]): Promise<Map<string, string>> {
  const ids = actors.flatMap((actor) => (actor.startsWith('staff:') ? [actor.slice('staff:'.length)] : []))
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, name: users.realName, account: users.account })
          .from(users)
          .where(inArray(users.id, ids))
  const names = new Map(people.map(({ id, name, account }) => [`staff:${id}`, name || account]))
  for (const actor of actors) {
    if (actor.startsWith('operator:')) names.set(actor, actor.slice('operator:'.length))
  }
  return names
}
