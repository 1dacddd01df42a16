import { mostSeats, type salesContract } from '@atrium/features/catalogue/sales/contract'
import type { Call } from '../../ports/Call'
import { findBill, isAddressMissing } from '../billing'
import { findEnd } from '../deregistration'
import { createOrder as putOnList, tellPayers } from '../orders'
import { refusals } from './refusals'
import { listRenewals } from './renewals'
import { findSold } from './soldProducts'

type CreateCall = Call<typeof salesContract.createOrder>

const day = 24 * 3_600_000

/** What is sold, and for what, is the catalogue's to say; the order keeps it as it was at this moment. */
export async function createOrder(call: CreateCall) {
  const { db, owner, person, body, now, audit } = call
  if (owner.kind === 'person' && (await findEnd(db, owner.userId))) throw refusals.leaving()
  const { product } = await findSold(db, body.onLineProductId)
  const chosen = product.packages.find(({ id }) => id === body.packageId)
  const term = chosen?.terms.find(({ months }) => months === body.membershipDuration)
  if (!chosen || !term) throw refusals.notSold()
  if (owner.kind === 'person' && body.purchaseQuantity > 1) throw refusals.oneOnly()
  if (body.renewMainId !== null) await requireRenewable(call, product, term.months)
  else if (body.purchaseQuantity > mostSeats) throw refusals.tooMany()
  const amount = term.price * body.purchaseQuantity
  if (Math.round(body.payAmount * 100) !== amount) throw refusals.priceChanged()
  const orderNo = await putOnList(db, {
    ...{ owner, createdBy: person.userId, orderAmount: amount, payAmount: amount, waits: day, now },
    ...(await billOf(call)),
    items: [
      {
        mainId: body.renewMainId ?? product.licenceId,
        ...(body.renewMainId !== null && { effect: 'extend' as const }),
        productName: product.texts['zh-CN'].name,
        productType: product.productType,
        sellingPackageName: chosen.names['zh-CN'],
        membershipDuration: term.months,
        purchaseQuantity: body.purchaseQuantity,
      },
    ],
  })
  audit({ orderNo, after: 'NOTPAY', amount, productId: product.id })
  await tellPayers(db, owner)
  return { orderNo }
}

/** Time that ends is given to seats that end, and to all of them. */
async function requireRenewable(
  { db, owner, body, now }: CreateCall,
  product: Parameters<typeof listRenewals>[1]['product'],
  months: number | null,
): Promise<void> {
  if (owner.kind === 'person' || months === null) throw refusals.notRenewable()
  const renewals = await listRenewals(db, { companyId: owner.companyId, product, now })
  const batch = renewals.find(({ mainId }) => mainId === body.renewMainId)
  if (!batch) throw refusals.notRenewable()
  if (batch.seats !== body.purchaseQuantity) throw refusals.seatsChanged()
}

async function billOf({ db, owner, body: { invoiceId, ...bill } }: CreateCall) {
  if (invoiceId === null) return {}
  const { invoice, mailing } = await findBill(db, owner, { ...bill, invoiceId })
  if (isAddressMissing({ invoice, mailing })) throw refusals.addressWanted()
  return { invoice, ...(mailing && { mailing }) }
}
