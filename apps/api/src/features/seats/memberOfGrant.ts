import { and, eq } from 'drizzle-orm'
import { memberships } from '../organisation/tables'
import { grants } from './tables'

/** The member who holds a grant. */
export const memberOfGrant = and(
  eq(memberships.companyId, grants.companyId),
  eq(memberships.userId, grants.userId),
)
