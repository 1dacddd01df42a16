import { and, asc, eq, exists, isNull, ne, not, sql } from 'drizzle-orm'
import { confirmedOf } from '../../platform/credentials'
import type { Connection } from '../../platform/database/Connection'
import { companies, memberships } from './tables'

/** Which companies wait for the second step of a person who administers them, and until when; none once they have one. */
export const companiesWantingSecondStep = (db: Connection, userId: string) =>
  db
    .select({ companyId: companies.id, name: companies.name, until: memberships.secondStepUntil })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .where(and(eq(memberships.userId, userId), ne(memberships.role, 'member'), lacksSecondStep(db)))
    .orderBy(asc(memberships.joinedAt), asc(companies.id))

/** On the wire; null: it waits no longer. */
export const untilWhen = ({ until }: { readonly until: Date | null }, now: Date): string | null =>
  until && until > now ? until.toISOString() : null

/** Whether the company wants a second step that the member has none of; most companies don't, and nothing is looked up. */
export function lacksSecondStep(db: Connection) {
  const confirmed = confirmedOf(db, memberships.userId)
  return sql<boolean>`case when ${companies.secondStepSince} is null then false else ${not(exists(confirmed))} end`
}
