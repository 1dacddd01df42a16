import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { UsageError } from '../../platform/operator/UsageError'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import type { ProviderState } from '../../ports/PaymentProvider'
import { lockCompany } from '../organisation'
import { companies } from '../organisation/tables'
import { createByVendor, extendByVendor } from './createByVendor'
import { type OrderRow, statusAt } from './orderStatus'
import { applyNotice } from './payment/applyNotice'
import { orderEvents, orderItems, orders, payments } from './tables'

const most = 100

/** What the vendor's bookkeeping does about orders. */
export const orderCommands: readonly OperatorCommand[] = [
  {
    name: 'orders list',
    usage: '[--all]',
    about: `Orders that wait for the vendor, processing or accepted; with --all every order, newest first. At most ${most}.`,
    effect: 'reads',
    run: list,
  },
  {
    name: 'orders show',
    usage: '<orderNo>',
    about: 'One order with its payments and its history.',
    effect: 'reads',
    run: show,
  },
  {
    name: 'orders deduct',
    usage: '<orderNo>',
    about: 'The amount of an accepted order was deducted from the company’s account: it is paid.',
    effect: 'writes',
    run: (call) => settle(call, 'accepted', 'paid'),
  },
  {
    name: 'orders settle',
    usage: '<orderNo>',
    about: 'The bank transfer of an order that is processing has arrived: it is paid.',
    effect: 'writes',
    run: (call) => settle(call, 'processing', 'paid'),
  },
  {
    name: 'orders fail',
    usage: '<orderNo>',
    about: 'The bank transfer of an order that is processing did not arrive: it can be paid again.',
    effect: 'writes',
    run: (call) => settle(call, 'processing', 'failed'),
  },
  {
    name: 'orders create',
    usage: '<companyId> <mainId> <seats> <yuan>',
    about:
      'A new order of more seats of a product that the company has, at this price for all of them: for a year from the payment, or for ever where the product has no end. No other seats’ end moves.',
    effect: 'writes',
    run: createByVendor,
  },
  {
    name: 'orders extend',
    usage: '<companyId> <mainId> <yuan>',
    about:
      'A new order that moves the end of every seat of this batch by a year, at this price for all of them.',
    effect: 'writes',
    run: extendByVendor,
  },
]

async function list({ db, now, options }: OperatorCall): Promise<string> {
  const rows = await db
    .select({ order: orders, company: companies.name })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(options.all ? undefined : inArray(orders.status, ['PROCESSING', 'ACCEPT']))
    .orderBy(desc(orders.createdAt))
    .limit(most)
  if (rows.length === 0) return options.all ? 'There are no orders yet.' : 'No order waits for the vendor.'
  return rows
    .map(({ order, company }) =>
      [
        order.orderNo,
        statusAt(order, now).padEnd(10),
        (order.payAmount / 100).toFixed(2).padStart(12),
        company,
      ].join('  '),
    )
    .join('\n')
}

async function show({ db, now, operands: [orderNo = ''] }: OperatorCall): Promise<string> {
  const order = await findAny(db, orderNo)
  const ofOrder = { companyId: order.companyId, orderNo }
  const items = await db
    .select()
    .from(orderItems)
    .where(is(orderItems, ofOrder))
    .orderBy(asc(orderItems.position))
  const tries = await db.select().from(payments).where(is(payments, ofOrder)).orderBy(asc(payments.createdAt))
  const events = await db
    .select()
    .from(orderEvents)
    .where(is(orderEvents, ofOrder))
    .orderBy(asc(orderEvents.id))
  return [
    `${orderNo}  ${statusAt(order, now)}  ${(order.payAmount / 100).toFixed(2)} yuan  ${order.companyId}`,
    ...items.map((item) =>
      [
        'item    ',
        item.effect.padEnd(6),
        item.mainId,
        item.productName,
        `${item.purchaseQuantity} seats`,
        item.deliveredTo ? `delivered to ${item.deliveredTo}` : '',
      ]
        .join('  ')
        .trimEnd(),
    ),
    ...tries.map((payment) =>
      [
        'payment ',
        payment.changedAt.toISOString(),
        payment.state.padEnd(10),
        payment.payType,
        payment.id,
      ].join('  '),
    ),
    ...events.map((event) =>
      ['history ', event.at.toISOString(), `${event.before ?? '-'} → ${event.after}`, event.actorId].join(
        '  ',
      ),
    ),
  ].join('\n')
}

/** By the same way as the provider's news; what was paid is delivered within seconds. */
async function settle(
  { db, now, operands: [orderNo = ''], audit }: OperatorCall,
  from: 'accepted' | 'processing',
  to: ProviderState,
): Promise<string> {
  const { companyId } = await findAny(db, orderNo)
  await lockCompany(db, companyId, 'alone')
  const { status } = await findAny(db, orderNo)
  if (from === 'accepted' && status !== 'ACCEPT')
    throw new UsageError(`The order ${orderNo} is ${status}: nothing is to be deducted for it.`)
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(is(payments, { companyId, orderNo }), eq(payments.state, from)))
    .limit(1)
  if (!payment) throw new UsageError(`The order ${orderNo} has no payment that is ${from}.`)
  const { id: paymentId, amount, reference } = payment
  const applied = await applyNotice(db, companyId, { paymentId, amount, reference, state: to }, now)
  if (!applied) throw new UsageError(`The order ${orderNo} has no payment that is ${from} any more.`)
  audit(companyId, { ...applied })
  return `The order ${orderNo} is ${applied.after.order} now; its payment is ${applied.after.payment}.`
}

interface OfOrder {
  readonly companyId: string
  readonly orderNo: string
}

const is = (
  table: typeof orderItems | typeof payments | typeof orderEvents,
  { companyId, orderNo }: OfOrder,
) => and(eq(table.companyId, companyId), eq(table.orderNo, orderNo))

async function findAny(db: OperatorCall['db'], orderNo: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!order) throw new UsageError(`There is no order ${orderNo}.`)
  return order
}
