import { mostSeats } from '@atrium/contracts/catalogue/sales/contract'
import type { salesOperations } from '@atrium/contracts/catalogue/sales/policy'
import { salesRefusals } from '@atrium/contracts/catalogue/sales/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { findBill, isAddressMissing } from '../billing'
import { findEnd } from '../deregistration'
import { findPending } from '../dissolution'
import { findOpenOrder, createOrder as putOnList, refreshOrderCounts } from '../orders'
import { findOwned } from './findOwned'
import { listRenewals } from './renewals'
import { findSold, mainIdsOf } from './soldProducts'

type CreateCall = Call<typeof salesOperations.createOrder>

const day = 24 * 3_600_000

/** Products and prices come from the catalogue; the order keeps a copy of them. */
export async function createOrder(call: CreateCall) {
  const { db, owner, person, body, now, audit } = call
  if (await isLeaving(call)) throw new Refusal(salesRefusals.leaving)
  const { product } = await findSold(db, body.onLineProductId)
  const chosen = product.packages.find(({ id }) => id === body.packageId)
  const term = chosen?.terms.find(({ months }) => months === body.membershipDuration)
  if (!chosen || !term) throw new Refusal(salesRefusals.notSold)
  if (owner.kind === 'person' && body.purchaseQuantity > 1) throw new Refusal(salesRefusals.oneOnly)
  await requireWanted(call, product, term.months)
  const amount = term.price * body.purchaseQuantity
  if (Math.round(body.payAmount * 100) !== amount) throw new Refusal(salesRefusals.priceChanged)
  const orderNo = await putOnList(db, {
    owner,
    createdBy: person.userId,
    orderAmount: amount,
    payAmount: amount,
    waits: day,
    now,
    ...(await billOf(call)),
    items: [
      {
        mainId: (owner.kind === 'company' && body.renewMainId) || product.licenceId,
        ...(body.renewMainId !== null && { effect: 'extend' as const }),
        productName: product.texts['zh-CN'].name,
        productType: product.productType,
        isConcurrent: owner.kind === 'company' && product.isConcurrent,
        sellingPackageName: chosen.names['zh-CN'],
        membershipDuration: term.months,
        purchaseQuantity: body.purchaseQuantity,
      },
    ],
  })
  audit({ orderNo, after: 'NOTPAY', amount, productId: product.id })
  await refreshOrderCounts(db, owner)
  return { orderNo }
}

/**
 * Refuses a product that is already owned or ordered: two tabs make one order. A company may order more seats at any
 * time, and renews each batch with one order. The owner is locked, so that no other order intervenes.
 */
async function requireWanted(
  { db, owner, body, now }: CreateCall,
  product: Parameters<typeof listRenewals>[1]['product'],
  months: number | null,
): Promise<void> {
  const renewals = await listRenewals(db, { owner, product, now })
  const renewal = renewals.find(({ mainId }) => mainId === body.renewMainId)
  if (body.renewMainId !== null) {
    const isOffered = renewal?.terms.some(({ membershipDuration }) => membershipDuration === months)
    if (!renewal || !isOffered) throw new Refusal(salesRefusals.notRenewable)
    if (renewal.seats !== body.purchaseQuantity) throw new Refusal(salesRefusals.seatsChanged)
  } else if (body.purchaseQuantity > mostSeats) throw new Refusal(salesRefusals.tooMany)
  else if (owner.kind === 'person') {
    const owned = await findOwned(db, owner.userId, product.licenceId, now)
    if (owned && !owned.isOver) throw new Refusal(salesRefusals.owned)
  }
  const open = await findOpenOrder(db, { owner, mainIds: mainIdsOf(product, renewals), now })
  const isSame = owner.kind === 'person' || (renewal && open?.renewMainId === renewal.mainId)
  if (open && isSame) throw new Refusal(salesRefusals.orderOpen({ orderNo: open.orderNo }))
}

/** Purchases would be lost with the account or the company. */
const isLeaving = async ({ db, owner }: CreateCall): Promise<boolean> =>
  owner.kind === 'person'
    ? (await findEnd(db, owner.userId)) !== undefined
    : (await findPending(db, owner.companyId)) !== undefined

async function billOf({ db, owner, body: { invoiceId, ...bill } }: CreateCall) {
  if (invoiceId === null) return {}
  const { invoice, mailing } = await findBill(db, owner, { ...bill, invoiceId })
  if (isAddressMissing({ invoice, mailing })) throw new Refusal(salesRefusals.addressWanted)
  return { invoice, ...(mailing && { mailing }) }
}
