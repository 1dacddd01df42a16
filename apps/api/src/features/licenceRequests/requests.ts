import { licenceRequestsRefusals } from '@atrium/contracts/licenceRequests/refusals'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import { Refusal } from '../../platform/refusal/Refusal'
import { membersInScope } from '../authorisation'
import { memberMatches } from '../organisation'
import { memberships } from '../organisation/tables'
import { licenceRequests, products } from '../seats/tables'
import { waitingSeats } from '../waitingList/tables'

/** Names of the people who approved and decided the request of a row; null: nobody in person, or they left. */
export const answerers = (db: Connection) => ({
  approver: nameOf(db, licenceRequests.approvedBy),
  decider: nameOf(db, licenceRequests.decidedBy),
})

function nameOf(db: Connection, userId: PgColumn): SQL<string | null> {
  const answerer = alias(memberships, 'answerer')
  const name = db
    .select({ name: answerer.name })
    .from(answerer)
    .where(and(eq(answerer.companyId, licenceRequests.companyId), eq(answerer.userId, userId)))
  return sql<string | null>`(${name})`
}

/** The place of a row of the waiting list, from 1. */
export function positionOf(db: Connection): SQL<number> {
  const ahead = alias(waitingSeats, 'ahead')
  const place = db
    .select({ count: sql`count(*)::int` })
    .from(ahead)
    .where(
      and(
        eq(ahead.companyId, waitingSeats.companyId),
        eq(ahead.mainId, waitingSeats.mainId),
        sql`(${ahead.since}, ${ahead.place}) <= (${waitingSeats.since}, ${waitingSeats.place})`,
      ),
    )
  return sql<number>`(${place})`
}

interface RequestRow {
  readonly request: typeof licenceRequests.$inferSelect
  readonly approver: string | null
  readonly decider: string | null
}

/** A request in its wire format. */
export const asRequest = ({ request, approver, decider }: RequestRow) => ({
  id: request.id,
  state: request.state,
  reason: request.reason,
  appliedAt: request.appliedAt.toISOString(),
  decidedAt: request.decidedAt?.toISOString() ?? null,
  answer: request.answer,
  approval: request.approval &&
    request.approvedAt && { kind: request.approval, at: request.approvedAt.toISOString(), approver },
  decidedBy: decider,
})

/** All batches of a product, by its first one. */
export const batchesOf = (companyId: string, mainId: string) =>
  and(eq(products.companyId, companyId), or(eq(products.mainId, mainId), eq(products.batchOf, mainId)))

export const firstBatch = ({ mainId, batchOf }: Pick<typeof products.$inferSelect, 'mainId' | 'batchOf'>) =>
  batchOf ?? mainId

/** Requests of members in the person's scope, optionally matching a search. */
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

/** @throws Refusal when there is none in scope, or it was answered or withdrawn */
export async function findOpen(db: Connection, company: CompanyScope, id: string) {
  const [request] = await db
    .select()
    .from(licenceRequests)
    .where(and(requestsInScope(db, company), eq(licenceRequests.id, id)))
  if (!request) throw new Refusal(licenceRequestsRefusals.requestMissing)
  if (request.state !== 'waiting' && request.state !== 'approved')
    throw new Refusal(licenceRequestsRefusals.alreadyAnswered)
  return request
}
