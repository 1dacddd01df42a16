import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { lacksSecondStep } from './lacksSecondStep'
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
