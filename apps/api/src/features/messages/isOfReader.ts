import { and, eq } from 'drizzle-orm'
import { messages } from '../../platform/notifications/tables'
import { memberships } from '../organisation/tables'

/** Joins a message with the membership that its reader has in the company that it is about. */
export const isOfReader = and(
  eq(memberships.companyId, messages.companyId),
  eq(memberships.userId, messages.userId),
)
