import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { authenticators } from '../../../platform/credentials/tables'
import type { Connection } from '../../../platform/database/Connection'
import { memberships } from '../../organisation/tables'

/** Who administers a company, its super administrator among them, and whether their sign-ins have a second step. */
export const findAdministrators = (db: Connection, companyId: string) =>
  db
    .select({
      userId: memberships.userId,
      hasSecondStep: sql<boolean>`${authenticators.userId} is not null`,
    })
    .from(memberships)
    .leftJoin(
      authenticators,
      and(eq(authenticators.userId, memberships.userId), isNotNull(authenticators.confirmedAt)),
    )
    .where(and(eq(memberships.companyId, companyId), ne(memberships.role, 'member')))
    .orderBy(asc(memberships.userId))
