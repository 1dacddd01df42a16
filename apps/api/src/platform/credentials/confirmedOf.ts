import { and, eq, isNotNull, type SQLWrapper } from 'drizzle-orm'
import type { Connection } from '../database/Connection'
import { authenticators } from './tables'

/** The authenticator that a person confirmed; `userId` may be a column of the query around. */
export const confirmedOf = (db: Connection, userId: string | SQLWrapper) =>
  db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
