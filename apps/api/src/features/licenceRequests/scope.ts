import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { membersInScope } from '../authorisation'
import { memberMatches } from '../organisation'
import { memberships } from '../organisation/tables'
import { licenceRequests } from '../seats/tables'
import { refusals } from './refusals'

/** Requests of members whom the person looks after; of those a search finds. */
export const requestsInScope = (db: Connection, company: CompanyScope, search?: string) =>
  and(
    eq(licenceRequests.companyId, company.companyId),
    inArray(
      licenceRequests.userId,
      db
        .select({ userId: memberships.userId })
        .from(memberships)
        .where(and(membersInScope(db, company), memberMatches(db, company.companyId, search))),
    ),
  )

/** @throws a refusal where there is none in scope, or it waits no more */
export async function findWaiting(db: Connection, company: CompanyScope, id: string) {
  const [request] = await db
    .select()
    .from(licenceRequests)
    .where(and(requestsInScope(db, company), eq(licenceRequests.id, id)))
  if (!request) throw refusals.requestMissing()
  if (request.state !== 'waiting') throw refusals.alreadyAnswered()
  return request
}
