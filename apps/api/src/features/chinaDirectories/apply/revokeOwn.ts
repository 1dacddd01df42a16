import { and, eq, gt } from 'drizzle-orm'
import { isAmong } from '../../../platform/database/isAmong'
import { batchOf } from '../../directories'
import { refreshBacklogs } from '../../invitations'
import { invitations } from '../../invitations/tables'
import type { Applying } from './Applying'
import type { DirectoryPerson } from './people'

/** Takes back the directory's own open invitations; those of people stay. */
export async function revokeOwn(
  applying: Applying,
  people: readonly Pick<DirectoryPerson, 'invitationId' | 'userId'>[],
): Promise<void> {
  const { db, companyId, directoryId, now } = applying
  const ids = people.flatMap(({ invitationId, userId }) =>
    invitationId !== null && userId === null ? [invitationId] : [],
  )
  if (ids.length === 0) return
  const revoked = await db
    .update(invitations)
    .set({ status: 7 })
    .where(
      and(
        eq(invitations.companyId, companyId),
        isAmong(invitations.id, ids),
        eq(invitations.batchId, batchOf(directoryId)),
        eq(invitations.status, 4),
        gt(invitations.expiresAt, now),
      ),
    )
    .returning({ id: invitations.id, phone: invitations.phone })
  for (const { id, phone } of revoked)
    applying.audit('revokeInvitation', {
      invitationId: id,
      phone,
      before: { status: 4 },
      after: { status: 7 },
    })
  applying.last(() =>
    refreshBacklogs(
      db,
      revoked.map(({ phone }) => phone),
    ),
  )
}
