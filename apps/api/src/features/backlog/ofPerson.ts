import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Applicant } from '../applications'
import type { InvitationRow } from '../invitations'
import { invitations } from '../invitations/tables'

/**
 * The invitations by text message that are a person's to-dos: those they answered, and those that nobody did who has
 * their number now. Where a number changed hands, what its former owner answered stays theirs.
 */
export const ofPerson = ({ id, phone }: Applicant): SQL | undefined =>
  and(
    eq(invitations.kind, 'sms'),
    isNull(invitations.putAwayAt),
    or(eq(invitations.userId, id), and(isNull(invitations.userId), eq(invitations.phone, phone))),
  )

/** The same of a row that was read. */
export const isOfPerson = ({ kind, putAwayAt, userId, phone }: InvitationRow, person: Applicant): boolean =>
  kind === 'sms' && putAwayAt === null && (userId === null ? phone === person.phone : userId === person.id)
