import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import type { Call } from '../../ports/Call'
import { lockProducts, takeSeats } from '../seats'
import { type ProductType, requireGrantable } from './requireGrantable'
import { requireMembers } from './scope'

type GrantCall = Call<typeof authorisationOperations.grantLicencesToMember>

/** Grants products of the type to one member: all of them or none. */
export function grantToMember(productType: ProductType) {
  return async ({ db, company, query, body, now, audit }: GrantCall) => {
    const { companyId } = company
    const mainIds = [...new Set(body)]
    const products = await lockProducts(db, companyId, mainIds)
    requireGrantable(products, { count: mainIds.length, productType, now })
    await requireMembers(db, company, [query.grantUserId])
    const taken = await takeSeats(db, { companyId, mainIds, userIds: [query.grantUserId], now })
    audit({
      userId: query.grantUserId,
      granted: taken.map(({ grantId, mainId, departmentId }) => ({ grantId, mainId, departmentId })),
    })
    return true as const
  }
}
