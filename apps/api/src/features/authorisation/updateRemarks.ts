import type { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { authorisationRefusals } from '@atrium/contracts/authorisation/refusals'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { looksAfterAll } from '../organisation'
import { lockProducts } from '../seats'
import { products } from '../seats/tables'

/** All administrators read the same remarks, so only administrators of the whole company write them. */
export async function updateRemarks(call: Call<typeof authorisationOperations.updateRemarks>) {
  const { db, company, params, body } = call
  if (!looksAfterAll(company)) throw new Refusal(authorisationRefusals.notWholeCompany)
  const [product] = await lockProducts(db, company.companyId, [params.mainId])
  if (!product) throw new Refusal(authorisationRefusals.productMissing)
  if ((body.formerRemarks ?? product.remarks) !== product.remarks)
    throw new Refusal(authorisationRefusals.remarksChanged)
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
