import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { and, eq } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { looksAfterAll } from '../organisation'
import { lockProducts } from '../seats'
import { products } from '../seats/tables'
import { refusals } from './refusals'

/** All administrators read the same remarks, so only administrators of the whole company write them. */
export async function updateRemarks(call: Call<typeof authorisationOperations.updateRemarks>) {
  const { db, company, params, body } = call
  if (!looksAfterAll(company)) throw refusals.notWholeCompany()
  const [product] = await lockProducts(db, company.companyId, [params.mainId])
  if (!product) throw refusals.productMissing()
  if ((body.formerRemarks ?? product.remarks) !== product.remarks) throw refusals.remarksChanged()
  if (body.remarks === product.remarks) {
    call.unchanged()
    return true as const
  }
  await db
    .update(products)
    .set({ remarks: body.remarks })
    .where(and(eq(products.companyId, company.companyId), eq(products.mainId, params.mainId)))
  call.audit({
    mainId: params.mainId,
    before: { remarks: product.remarks },
    after: { remarks: body.remarks },
  })
  return true as const
}
