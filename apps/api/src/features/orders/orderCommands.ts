import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { UsageError } from '../../platform/operator/UsageError'
import { ownerOf } from '../../platform/owner/ownerKey'
import { users } from '../../platform/people/tables'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import type { ProviderState } from '../../ports/PaymentProvider'
import { lockOwner } from '../organisation'
import { companies } from '../organisation/tables'
import { auditedAs } from './changeStatus'
import { createByVendor, extendByVendor } from './createByVendor'
import { findAny, ofOrder } from './findOrder'
import { statusAt } from './orderStatus'
import { applyNotice } from './payment/applyNotice'
import { orderEvents, orderItems, orders, payments } from './tables'

const most = 100

/** Commands for the vendor's bookkeeping of orders. */
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
    about: 'Records that the amount of an accepted order was deducted from the buyer’s account: it is paid.',
    effect: 'writes',
    run: (call) => settle(call, 'accepted', 'paid'),
  },
  {
    name: 'orders settle',
    usage: '<orderNo>',
    about: 'Records that the bank transfer of a processing order has arrived: it is paid.',
    effect: 'writes',
    run: (call) => settle(call, 'processing', 'paid'),
  },
  {
    name: 'orders fail',
    usage: '<orderNo>',
    about: 'Records that the bank transfer of a processing order did not arrive: it can be paid again.',
    effect: 'writes',
    run: (call) => settle(call, 'processing', 'failed'),
  },
  {
    name: 'orders create',
    usage: '<companyId> <mainId> <seats> <yuan> [--concurrent]',
    about:
      'Creates an order of more seats of a product that the company has, at this price for all of them: for a year from the payment, or permanent if the product is. Other seats keep their end. The seats are concurrent with --concurrent, or if the named batch is.',
    effect: 'writes',
    run: createByVendor,
  },
  {
    name: 'orders extend',
    usage: '<companyId> <mainId> <yuan>',
    about: 'Creates an order that extends every seat of this batch by a year, at this price for all of them.',
    effect: 'writes',
    run: extendByVendor,
  },
]

async function list({ db, now, options }: OperatorCall): Promise<string> {
  const rows = await db
    .select({ order: orders, owner: sql<string>`coalesce(${companies.name}, ${users.account})` })
    .from(orders)
    .leftJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(options.all ? undefined : inArray(orders.status, ['PROCESSING', 'ACCEPT']))
    .orderBy(desc(orders.createdAt))
    .limit(most)
  if (rows.length === 0) return options.all ? 'There are no orders yet.' : 'No order waits for the vendor.'
  return rows
    .map(({ order, owner }) =>
      [
        order.orderNo,
        statusAt(order, now).padEnd(10),
        (order.payAmount / 100).toFixed(2).padStart(12),
        owner,
      ].join('  '),
    )
    .join('\n')
}

async function show({ db, now, operands: [orderNo = ''] }: OperatorCall): Promise<string> {
  const order = await findAny(db, orderNo)
  const items = await db
    .select()
    .from(orderItems)
    .where(ofOrder(orderItems, order))
    .orderBy(asc(orderItems.position))
  const tries = await db
    .select()
    .from(payments)
    .where(ofOrder(payments, order))
    .orderBy(asc(payments.createdAt))
  const events = await db
    .select()
    .from(orderEvents)
    .where(ofOrder(orderEvents, order))
    .orderBy(asc(orderEvents.id))
  return [
    `${orderNo}  ${statusAt(order, now)}  ${(order.payAmount / 100).toFixed(2)} yuan  ${order.ownerId}`,
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

/** Applied like a provider's notice; a paid order is delivered within seconds. */
async function settle(
  { db, now, operands: [orderNo = ''], audit }: OperatorCall,
  from: 'accepted' | 'processing',
  to: ProviderState,
): Promise<string> {
  const owner = ownerOf(await findAny(db, orderNo))
  await lockOwner(db, owner, 'alone')
  const order = await findAny(db, orderNo)
  if (from === 'accepted' && order.status !== 'ACCEPT')
    throw new UsageError(`The order ${orderNo} is ${order.status}: nothing can be deducted for it.`)
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(ofOrder(payments, order), eq(payments.state, from)))
    .limit(1)
  if (!payment) throw new UsageError(`The order ${orderNo} has no payment that is ${from}.`)
  const { id: paymentId, amount, reference } = payment
  const applied = await applyNotice(db, owner, { paymentId, amount, reference, state: to }, now)
  if (!applied) throw new UsageError(`The order ${orderNo} has no payment that is ${from} any more.`)
  const { companyId, subject } = auditedAs(owner, { ...applied })
  audit(companyId, subject)
  return `The order ${orderNo} is ${applied.after.order} now; its payment is ${applied.after.payment}.`
}
