import type { licenceRequestsOperations } from '@atrium/contracts/licenceRequests/policy'
import { and, eq, inArray } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { lockProducts, undoTaken } from '../seats'
import { grants, licenceRequests, products } from '../seats/tables'
import { batchesOf } from './batches'
import { refusals } from './refusals'
import { requestsInScope } from './scope'

/** Undoes the grant of a request. The grant is found by its time, because the request does not name the batch. */
export async function reopenLicenceRequest(
  call: Call<typeof licenceRequestsOperations.reopenLicenceRequest>,
) {
  const { db, company, body, now, audit } = call
  const { companyId } = company
  const [request] = await db
    .select()
    .from(licenceRequests)
    .where(and(requestsInScope(db, company), eq(licenceRequests.id, body.id)))
  if (!request) throw refusals.requestMissing()
  const { userId, decidedAt } = request
  if (request.state !== 'granted' || decidedAt === null) throw refusals.cannotReopen()
  const batches = await db
    .select({ mainId: products.mainId })
    .from(products)
    .where(batchesOf(companyId, request.mainId))
  const mainIds = batches.map(({ mainId }) => mainId)
  await lockProducts(db, companyId, mainIds)
  const [grant] = await db
    .select({ id: grants.id })
    .from(grants)
    .where(
      and(
        eq(grants.companyId, companyId),
        inArray(grants.mainId, mainIds),
        eq(grants.userId, userId),
        eq(grants.grantedAt, decidedAt),
      ),
    )
  if (!grant) throw refusals.cannotReopen()
  const undone = await undoTaken(db, { companyId, grantIds: [grant.id], now })
  if (undone === 'late') throw refusals.cannotReopen()
  audit({ requestId: body.id, undone })
  return true as const
}
