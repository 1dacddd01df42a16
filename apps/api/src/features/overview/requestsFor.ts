import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { columns, rowsOf } from '../../platform/database/rowsOf'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { membersInScope } from '../authorisation'
import { memberships } from '../organisation/tables'
import { licenceRequests } from '../seats/tables'
import type { FirstRow } from './invitedFor'

/** The request for a licence that waits longest, and how many wait; none where there is no scope. */
export const requestsFor = (db: Connection, scope: CompanyScope | undefined) =>
  rowsOf<FirstRow>(
    db
      .select(
        columns({ name: memberships.name, at: licenceRequests.appliedAt, count: sql`count(*) over ()` }),
      )
      .from(licenceRequests)
      .innerJoin(
        memberships,
        and(
          eq(memberships.companyId, licenceRequests.companyId),
          eq(memberships.userId, licenceRequests.userId),
        ),
      )
      .where(
        scope
          ? and(
              ...[eq(licenceRequests.companyId, scope.companyId), eq(licenceRequests.state, 'waiting')],
              membersInScope(db, scope),
            )
          : sql`false`,
      )
      .orderBy(asc(licenceRequests.appliedAt))
      .limit(1),
  )
