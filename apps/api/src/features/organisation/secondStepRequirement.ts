import { and, asc, eq, exists, isNull, ne, not, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { confirmedOf } from '../secondStep'
import { companies, memberships } from './tables'

/**
 * Companies that require a second step of a person who administers them, with the deadlines; none once they have one.
 */
export const companiesWantingSecondStep = (db: Connection, userId: string) =>
  db
    .select({ companyId: companies.id, name: companies.name, until: memberships.secondStepUntil })
    .from(memberships)
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.dissolvedAt)))
    .where(and(eq(memberships.userId, userId), ne(memberships.role, 'member'), lacksSecondStep(db)))
    .orderBy(asc(memberships.joinedAt), asc(companies.id))

/** On the wire; null: the deadline has passed. */
export const untilWhen = ({ until }: { readonly until: Date | null }, now: Date): string | null =>
  until && until > now ? until.toISOString() : null

/**
 * Whether the company requires a second step that the member lacks; for most companies, which don't, nothing is
 * queried.
 */
export function lacksSecondStep(db: Connection) {
  const confirmed = confirmedOf(db, memberships.userId)
  return sql<boolean>`case when ${companies.secondStepSince} is null then false else ${not(exists(confirmed))} end`
}
