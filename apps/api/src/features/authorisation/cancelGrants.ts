import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { memberships } from '../organisation/tables'
import { keepCancelled, lockProducts, memberOfGrant, notifyTakenBack, returnSeats } from '../seats'
import { grants } from '../seats/tables'
import { type ProductType, requireGrantable } from './requireGrantable'
import { membersInScope } from './scope'

type CancelCall = Call<typeof authorisationOperations.cancelMemberLicences>

/** Takes granted licences of the type back by their `subId`: all of them or none. */
export function cancelGrants(productType: ProductType) {
  return async ({ db, company, body, now, audit }: CancelCall) => {
    const { companyId } = company
    const grantIds = [...new Set(body)]
    const found = await db
      .select({ mainId: grants.mainId })
      .from(grants)
      .innerJoin(memberships, memberOfGrant)
      .where(and(eq(grants.companyId, companyId), inArray(grants.id, grantIds), membersInScope(db, company)))
    if (found.length < grantIds.length) throw new Refusal(authorisationRefusals.notGranted)

    const mainIds = [...new Set(found.map((grant) => grant.mainId))]
    const products = await lockProducts(db, companyId, mainIds)
    requireGrantable(products, { count: mainIds.length, productType, now })
    await keepCancelled(db, companyId, grantIds, now)
    const returned = await returnSeats(db, companyId, grantIds)
    if (returned.length < grantIds.length) throw new Refusal(authorisationRefusals.notGranted)
    audit({ cancelled: returned })
    await notifyTakenBack(db, { companyId, now }, returned)
    return true as const
  }
}
