import type { ordersOperations } from '@atrium/contracts/orders/policy'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '../../platform/people/tables'
import type { Call } from '../../ports/Call'
import { packageNames, productNames } from '../catalogue'
import { companies } from '../organisation/tables'
import { cutsOfOrder } from '../seatCuts'
import { products } from '../seats/tables'
import { batchOfItem, endOfRenewed } from './delivery/batchOfItem'
import { effectOf } from './delivery/effectOf'
import { findOrder, ofOrder } from './findOrder'
import { invoiceFileName } from './invoices/invoiceFile'
import { type OrderRow, statusAt } from './orderStatus'
import { orderItems, payments } from './tables'
import { amountsOf, payTypeOf, yuan } from './wire'

export async function getOrderDetails(call: Call<typeof ordersOperations.getOrderDetails>) {
  const { db, owner, params, language, now, ports } = call
  const order = await findOrder(db, owner, params.orderNo)
  const items = await db
    .select({ item: orderItems, batchEnd: endOfRenewed })
    .from(orderItems)
    .leftJoin(products, batchOfItem)
    .where(ofOrder(orderItems, order))
    .orderBy(asc(orderItems.position))
  const costsOf = lineAmountsOf(
    order,
    items.map(({ item }) => item),
  )
  const nameOf = await productNames(db, language)
  const packageOf = await packageNames(db, language)
  return {
    orderNo: order.orderNo,
    createdAt: order.createdAt.toISOString(),
    tradeStatus: statusAt(order, now),
    ...payTypeOf(order, now),
    ...amountsOf(order),
    paidAt: order.paidAt?.toISOString() ?? null,
    buyerName: await buyerNameOf(call),
    onLineProductName: items[0] ? nameOf(items[0].item.productName) : '',
    subItems: items.map(({ item, batchEnd }) => ({
      productName: nameOf(item.productName),
      sellingPackageName: packageOf(item.sellingPackageName),
      membershipDuration: item.membershipDuration,
      purchaseQuantity: item.purchaseQuantity,
      extendUntil: item.extendUntil?.toISOString() ?? null,
      ...costsOf(item),
      effect: effectOf(item, order, batchEnd, now),
      mainId: owner.kind === 'company' ? item.deliveredTo : null,
    })),
    endingSeats: await endingSeatsOf(call, order, nameOf),
    sendInvoiceAddress: order.mailing,
    invoiceInfo: invoiceOf(order),
    invoiceIssued: issuedOf(order),
    expiresAt: order.expiresAt.toISOString(),
    deliverAt: order.deliverAt?.toISOString() ?? null,
    closedBecause: closedBecauseAt(order, now),
    ...(await paymentsOf(call, order)),
    canBePaid: ports.payments !== undefined,
  }
}

async function endingSeatsOf(
  { db, owner, now }: Call<typeof ordersOperations.getOrderDetails>,
  { orderNo }: OrderRow,
  nameOf: (name: string) => string,
) {
  if (owner.kind !== 'company') return []
  const cuts = await cutsOfOrder(db, owner.companyId, orderNo, now)
  return cuts.map(({ mainId, name, seatsAfter, at, losingCount }) => ({
    mainId,
    productName: nameOf(name),
    seatsAfter,
    at: (at ?? now).toISOString(),
    losingCount,
  }))
}

async function buyerNameOf({ db, owner }: Call<typeof ordersOperations.getOrderDetails>): Promise<string> {
  if (owner.kind === 'company') {
    const [company] = await db
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, owner.companyId))
    return company?.name ?? ''
  }
  const [user] = await db.select().from(users).where(eq(users.id, owner.userId))
  return user ? user.realName || user.nickname || user.account : ''
}

const closedBecauseAt = (order: OrderRow, now: Date) =>
  order.closedBecause ?? (statusAt(order, now) === 'CLOSED' ? ('expired' as const) : null)

const invoiceTypes = { ordinary: '增值税普通发票', special: '增值税专用发票' } as const

const invoiceOf = ({ invoice }: OrderRow) =>
  invoice && {
    ...invoice,
    invoiceType: { name: invoice.invoiceType, description: invoiceTypes[invoice.invoiceType] },
  }

function issuedOf(order: OrderRow) {
  const { invoiceNumber, invoiceIssuedAt } = order
  return invoiceNumber && invoiceIssuedAt
    ? { invoiceNumber, issuedAt: invoiceIssuedAt.toISOString(), fileName: invoiceFileName(order) }
    : null
}

async function paymentsOf({ db }: Call<typeof ordersOperations.getOrderDetails>, order: OrderRow) {
  const [row] = await db
    .select({
      refund:
        sql`coalesce(sum(${payments.amount}) filter (where ${inArray(payments.state, ['refunding', 'refunded'])}), 0)`.mapWith(
          Number,
        ),
      open: sql`count(*) filter (where ${eq(payments.state, 'open')})`.mapWith(Number),
    })
    .from(payments)
    .where(ofOrder(payments, order))
  return { refundAmount: yuan(row?.refund ?? 0), isAtCashier: (row?.open ?? 0) > 0 }
}

type Line = Pick<typeof orderItems.$inferSelect, 'purchaseQuantity' | 'amount'>

/** Amounts of a line before reductions. Orders with several lines know them only if each line stores its own. */
const lineAmountsOf =
  ({ orderAmount }: OrderRow, lines: readonly Line[]) =>
  ({ purchaseQuantity, amount }: Line) => {
    const fen = amount ?? (lines.length === 1 ? orderAmount : null)
    if (fen === null) return { unitPrice: null, lineAmount: null }
    return {
      unitPrice: fen % purchaseQuantity === 0 ? yuan(fen / purchaseQuantity) : null,
      lineAmount: yuan(fen),
    }
  }
