import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Resources } from '../../platform/http/Resources'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import type { InvitationRow } from '../invitations'
import { memberships } from '../organisation/tables'

type Application = Pick<InvitationRow, 'userId' | 'status'>

const awaiting = 5

/** Pictures of those who wait for an answer or belong to the company; of who was refused, or left, it shows none. */
export async function picturesOf(
  ports: Pick<Resources, 'settings'>,
  db: Connection,
  companyId: string,
  applications: readonly Application[],
): Promise<(application: Application) => string | null> {
  const ids = applications.flatMap(({ userId }) => userId ?? [])
  if (ids.length === 0) return () => null
  const rows = await db
    .select({ userId: users.id, headImage: users.headImage, memberId: memberships.userId })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.companyId, companyId), eq(memberships.userId, users.id)))
    .where(inArray(users.id, ids))
  const people = new Map(rows.map((row) => [row.userId, row]))
  return ({ userId, status }) => {
    const person = people.get(userId ?? '')
    return person && (status === awaiting || person.memberId) ? publicAddress(ports, person.headImage) : null
  }
}
