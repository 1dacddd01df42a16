import type { renewalsOperations } from '@atrium/contracts/renewals/policy'
import { renewalsRefusals } from '@atrium/contracts/renewals/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { findPending } from '../dissolution'
import { createOrder, refreshOrderCounts } from '../orders'
import { planCut } from '../seatCuts'
import { quote, totalOf } from './quoteRenewal'

const day = 24 * 3_600_000
/** Fen; amounts are stored as 32-bit numbers. */
const mostFen = 2_000_000_000

/** One order for all lines, at the prices of this moment: the caller only says which total they saw. */
export async function orderRenewal(call: Call<typeof renewalsOperations.orderRenewal>) {
  const { db, company, person, body, now, audit } = call
  const { companyId } = company
  if (await findPending(db, companyId)) throw new Refusal(renewalsRefusals.leaving)
  const lines = await quote(db, companyId, body, now)
  const amount = totalOf(lines)
  const items = lines.map(({ batch, purchaseQuantity, until, unitPrice, obstacle }) => {
    if (obstacle !== null || !batch?.sold || unitPrice === null || until === null)
      throw new Refusal(renewalsRefusals.notRenewable)
    return {
      mainId: batch.mainId,
      effect: 'extend' as const,
      productName: batch.sold.productName,
      productType: batch.productType,
      sellingPackageName: batch.sold.chosen.names['zh-CN'],
      membershipDuration: body.membershipDuration,
      ...(body.endDate !== null && { extendUntil: until }),
      purchaseQuantity,
      amount: unitPrice * purchaseQuantity,
    }
  })
  if (amount > mostFen) throw new Refusal(renewalsRefusals.tooExpensive)
  if (Math.round(body.payAmount * 100) !== amount) throw new Refusal(renewalsRefusals.priceChanged)
  const owner = { kind: 'company', companyId } as const
  const orderNo = await createOrder(db, {
    owner,
    createdBy: person.userId,
    orderAmount: amount,
    payAmount: amount,
    waits: day,
    now,
    items,
  })
  const expiresAt = new Date(now.getTime() + day)
  for (const { batch, purchaseQuantity } of lines)
    if (batch && purchaseQuantity < batch.seats)
      await planCut(db, { companyId, mainId: batch.mainId, orderNo, seats: purchaseQuantity, expiresAt })
  audit({
    orderNo,
    after: 'NOTPAY',
    amount,
    seats: items.map(({ mainId, purchaseQuantity }) => ({ mainId, purchaseQuantity })),
  })
  await refreshOrderCounts(db, owner)
  return { orderNo }
}
