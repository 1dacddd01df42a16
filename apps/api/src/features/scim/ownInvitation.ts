import { and, eq, inArray } from 'drizzle-orm'
import { batchOf } from '../directories'
import { changeInvitation, currentStatus, findInvitation, refreshBacklogs } from '../invitations'
import { invitations } from '../invitations/tables'
import type { Change } from './changeDirectory'
import type { FoundPerson } from './findPeople'

/** The company's name for a person, before and after a change. */
interface Names {
  readonly before: string
  readonly after: string
}

/** The open invitation for a phone, of the directory or of a person. */
export async function findOpen({ db, directory, now }: Change, phone: string): Promise<string | undefined> {
  const rows = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, directory.companyId),
        eq(invitations.phone, phone),
        inArray(invitations.status, [4, 5]),
      ),
    )
  return rows.find((row) => currentStatus(row, now) !== 6)?.id
}

/** Takes back the directory's own open invitation; those of people stay. */
export async function revoke(change: Change, { invitationId, userId }: FoundPerson['person']): Promise<void> {
  if (invitationId === null || userId !== null) return
  const { db, directory, now } = change
  const invitation = await findInvitation(db, directory.companyId, invitationId)
  if (
    !invitation ||
    invitation.batchId !== batchOf(change.directory.directoryId) ||
    currentStatus(invitation, now) !== 4
  )
    return
  const status = await changeInvitation(db, invitation, 'revoke', now)
  change.audit('revokeInvitation', {
    invitationId: invitation.id,
    phone: invitation.phone,
    before: { status: invitation.status },
    after: { status },
  })
  change.last(() => refreshBacklogs(db, [invitation.phone]))
}

export async function renameInvitation(
  change: Change,
  { invitationId }: FoundPerson['person'],
  { before, after }: Names,
) {
  if (invitationId === null || before === after) return
  const { db, directory } = change
  const own = and(
    eq(invitations.companyId, directory.companyId),
    eq(invitations.id, invitationId),
    eq(invitations.batchId, batchOf(directory.directoryId)),
    eq(invitations.status, 4),
  )
  await db.update(invitations).set({ name: after }).where(own)
}
