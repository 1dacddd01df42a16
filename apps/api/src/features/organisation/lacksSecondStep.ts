import { exists, not, sql } from 'drizzle-orm'
import { confirmedOf } from '../../platform/credentials'
import type { Connection } from '../../platform/database/Connection'
import { companies, memberships } from './tables'

/** Whether the company wants a second step that the member has none of; most companies don't, and nothing is looked up. */
export function lacksSecondStep(db: Connection) {
  const confirmed = confirmedOf(db, memberships.userId)
  return sql<boolean>`case when ${companies.secondStepSince} is null then false else ${not(exists(confirmed))} end`
}
