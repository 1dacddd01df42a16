import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { invitations } from '../invitations/tables'
import { memberships } from '../organisation/tables'
import { directoryPeople } from './tables'

/**
 * What somebody of a directory is in the company. `invited`: they haven't answered yet. `waiting`: nothing happens
 * until the directory or an administrator does something.
 */
export type PersonState = 'member' | 'invited' | 'waiting' | 'inactive'

/** Why somebody waits. */
export type WaitReason =
  | 'phoneMissing'
  | 'phoneTaken'
  | 'dailyLimit'
  /** Somebody decided that the member with this number isn't linked. */
  | 'leftAlone'
  | 'left'
  | 'declined'
  | 'expired'
  | 'revoked'

/** Joins the membership and invitation of each person. */
export const withState = <T extends PgSelect>(query: T) =>
  query
    .leftJoin(
      memberships,
      and(
        eq(memberships.companyId, directoryPeople.companyId),
        eq(memberships.userId, directoryPeople.userId),
      ),
    )
    .leftJoin(
      invitations,
      and(
        eq(invitations.companyId, directoryPeople.companyId),
        eq(invitations.id, directoryPeople.invitationId),
      ),
    )

/** The {@link PersonState}, of a query {@link withState}. */
export const stateColumn = (now: Date): SQL<PersonState> => sql<PersonState>`case
  when not ${directoryPeople.active} then 'inactive'
  when ${memberships.userId} is not null then 'member'
  when ${invitations.status} = 5 or (${invitations.status} = 4 and ${invitations.expiresAt} > ${now.toISOString()}::timestamptz) then 'invited'
  else 'waiting' end`

/** The {@link WaitReason} of somebody who waits, of a query {@link withState}. */
export const reasonColumn: SQL<WaitReason> = sql<WaitReason>`case
  when ${directoryPeople.userId} is not null then 'left'
  when ${directoryPeople.phone} is null then 'phoneMissing'
  when ${directoryPeople.hindrance} <> '' then ${directoryPeople.hindrance}
  when ${invitations.status} = 2 then 'declined'
  when ${invitations.status} = 7 then 'revoked'
  else 'expired' end`
