import { and, eq, exists, isNotNull, not, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { authenticators } from '../factors/tables'
import { companies, memberships } from './tables'

/** Whether the company wants a second step that the member has none of; most companies don't, and nothing is looked up. */
export function lacksSecondStep(db: Connection) {
  const confirmed = db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(and(eq(authenticators.userId, memberships.userId), isNotNull(authenticators.confirmedAt)))
  return sql<boolean>`case when ${companies.secondStepSince} is null then false else ${not(exists(confirmed))} end`
}
