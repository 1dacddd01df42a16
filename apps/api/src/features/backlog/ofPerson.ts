import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Applicant } from '../applications'
import type { InvitationRow } from '../invitations'
import { invitations } from '../invitations/tables'

/**
 * The invitations by text message that are a person's to-dos: those they answered, and unanswered ones to their current
 * number. When a number changes hands, its former owner keeps the invitations they answered.
 */
export const ofPerson = ({ id, phone }: Applicant): SQL | undefined =>
  and(
    eq(invitations.kind, 'sms'),
    isNull(invitations.putAwayAt),
    or(eq(invitations.userId, id), and(isNull(invitations.userId), eq(invitations.phone, phone))),
  )

/** The same for a row that was read. */
export const isOfPerson = ({ kind, putAwayAt, userId, phone }: InvitationRow, person: Applicant): boolean =>
  kind === 'sms' && putAwayAt === null && (userId === null ? phone === person.phone : userId === person.id)
