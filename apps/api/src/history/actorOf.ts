import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { memberships, users } from '../database/schema'

interface Actor {
  readonly kind: 'person' | 'operator' | 'service'
  readonly name: string
}

/** Who made changes, by the ids that audit rows keep. The vendor's staff stay unnamed. */
export async function actorOf(
  db: Connection,
  companyId: string,
  actorIds: readonly string[],
): Promise<(actorId: string) => Actor> {
  const ids = [...new Set(actorIds)].filter((id) => id !== '' && !id.startsWith('operator:'))
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: users.id, member: memberships.name, realName: users.realName, phone: users.phone })
          .from(users)
          .leftJoin(memberships, and(eq(memberships.companyId, companyId), eq(memberships.userId, users.id)))
          .where(inArray(users.id, ids))
  const names = new Map(rows.map(({ id, member, realName, phone }) => [id, member || realName || phone]))
  return (actorId) => {
    if (actorId.startsWith('operator:')) return { kind: 'operator', name: '' }
    const name = names.get(actorId)
    return name === undefined ? { kind: 'service', name: '' } : { kind: 'person', name }
  }
}
