import { and, eq, inArray } from 'drizzle-orm'
import { changeInvitation, currentStatus, findInvitation, refreshBacklogs } from '../invitations'
import { invitations } from '../invitations/tables'
import { memberships } from '../organisation/tables'
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

/** Invitations of a directory are the super administrator's, who allowed it to invite. */
export async function findInviter({ db, directory }: Change): Promise<string> {
  const [found] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.companyId, directory.companyId), eq(memberships.role, 'superAdministrator')))
  if (!found) throw new Error(`The company “${directory.companyId}” has no super administrator.`)
  return found.userId
}

export const batchOf = ({ directory }: Change) => `directory:${directory.directoryId}`

/** Takes back the directory's own open invitation; those of people stay. */
export async function revoke(change: Change, { invitationId, userId }: FoundPerson['person']): Promise<void> {
  if (invitationId === null || userId !== null) return
  const { db, directory, now } = change
  const invitation = await findInvitation(db, directory.companyId, invitationId)
  if (!invitation || invitation.batchId !== batchOf(change) || currentStatus(invitation, now) !== 4) return
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
    eq(invitations.batchId, batchOf(change)),
    eq(invitations.status, 4),
  )
  await db.update(invitations).set({ name: after }).where(own)
}
