import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { keepCancelled, lockProducts, notifyTakenBack, returnSeats } from '../seats'
import { grants } from '../seats/tables'
import { type ProductType, requireGrantable } from './requireGrantable'
import { requireMembers } from './scope'

type CancelCall = Call<typeof authorisationOperations.cancelLicences>

/** Takes one product of the type back from members: from all of them or none. */
export function cancelByProduct(productType: ProductType) {
  return async ({ db, company, body, now, audit }: CancelCall) => {
    const { companyId } = company
    const userIds = [...new Set(body.userIds)]
    const products = await lockProducts(db, companyId, [body.mainId])
    requireGrantable(products, { count: 1, productType, now })
    await requireMembers(db, company, userIds)
    const found = await db
      .select({ id: grants.id })
      .from(grants)
      .where(
        and(eq(grants.companyId, companyId), eq(grants.mainId, body.mainId), inArray(grants.userId, userIds)),
      )
    if (found.length < userIds.length) throw new Refusal(authorisationRefusals.notGranted)
    const grantIds = found.map((grant) => grant.id)
    await keepCancelled(db, companyId, grantIds, now)
    const returned = await returnSeats(db, companyId, grantIds)
    audit({
      mainId: body.mainId,
      cancelled: returned.map(({ grantId, userId, departmentId }) => ({ grantId, userId, departmentId })),
    })
    await notifyTakenBack(db, { companyId, now }, returned)
    return true as const
  }
}
