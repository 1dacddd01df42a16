import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import type { Call } from '../../ports/Call'
import { lockProducts, takeSeats } from '../seats'
import { type ProductType, requireGrantable } from './requireGrantable'
import { requireMembers } from './scope'

type GrantCall = Call<typeof authorisationOperations.grantLicences>

/** Grants one product of the type to members: all of them or none. */
export function grantByProduct(productType: ProductType) {
  return async ({ db, company, body, now, audit }: GrantCall) => {
    const { companyId } = company
    const { mainId, userIds } = body
    const products = await lockProducts(db, companyId, [mainId])
    requireGrantable(products, { count: 1, productType, now })
    await requireMembers(db, company, userIds)
    const taken = await takeSeats(db, { companyId, mainIds: [mainId], userIds, now })
    audit({
      mainId,
      granted: taken.map(({ grantId, userId, departmentId }) => ({ grantId, userId, departmentId })),
    })
    return true as const
  }
}
