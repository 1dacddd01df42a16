import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { orderEvents, orderItems, orders, payments } from '../../orders/tables'
import type { OwnPerson, Section } from '../Section'

const ownedBy = (
  table: { readonly ownerKind: PgColumn; readonly ownerId: PgColumn },
  { userId }: OwnPerson,
): SQL | undefined => and(eq(table.ownerKind, 'person'), eq(table.ownerId, userId))

/** Orders that a person placed for themselves; orders for a company are among their changes. */
export const orderSections: readonly Section[] = [
  {
    name: 'orders',
    title: ['个人订单', 'Orders'],
    about: [
      '您的订单、发票与收件信息，金额以分为单位。',
      'Your orders, with invoice and address; amounts in fen.',
    ],
    tables: [orders],
    columns: {
      orderNo: ['订单号', 'Number'],
      status: ['状态', 'State'],
      orderAmount: ['原价', 'Amount'],
      payAmount: ['应付', 'To pay'],
      actualAmount: ['实付', 'Paid'],
      payType: ['支付方式', 'Paid by'],
      createdAt: ['下单时间', 'Ordered at'],
      paidAt: ['支付时间', 'Paid at'],
      closedBecause: ['关闭原因', 'Closed because'],
      deletedAt: ['删除时间', 'Deleted at'],
      invoice: ['发票', 'Invoice'],
      mailing: ['收件信息', 'Address'],
    },
    read: (db, person) =>
      db
        .select()
        .from(orders)
        .where(ownedBy(orders, person))
        .orderBy(asc(orders.createdAt), asc(orders.orderNo)),
  },
  {
    name: 'order-items',
    title: ['订单商品', 'Ordered products'],
    about: ['每个订单中的产品。', 'What each order is for.'],
    tables: [orderItems],
    columns: {
      orderNo: ['订单号', 'Number'],
      productName: ['产品', 'Product'],
      sellingPackageName: ['套餐', 'Package'],
      membershipDuration: ['月数', 'Months'],
      purchaseQuantity: ['数量', 'Quantity'],
      deliveredUntil: ['有效期至', 'Good until'],
    },
    read: (db, person) =>
      db
        .select()
        .from(orderItems)
        .where(ownedBy(orderItems, person))
        .orderBy(asc(orderItems.orderNo), asc(orderItems.position)),
  },
  {
    name: 'payments',
    title: ['支付记录', 'Payments'],
    about: ['每次支付的尝试及结果。', 'Each try to pay, and what became of it.'],
    tables: [payments],
    columns: {
      orderNo: ['订单号', 'Number'],
      payType: ['支付方式', 'Paid by'],
      amount: ['金额（分）', 'Amount in fen'],
      state: ['状态', 'State'],
      reference: ['支付机构流水号', 'Provider’s reference'],
      createdAt: ['发起时间', 'Begun at'],
      changedAt: ['更新时间', 'Changed at'],
    },
    read: (db, person) =>
      db
        .select()
        .from(payments)
        .where(ownedBy(payments, person))
        .orderBy(asc(payments.createdAt), asc(payments.id)),
  },
  {
    name: 'order-history',
    title: ['订单状态', 'Order history'],
    about: ['订单状态的每次变化。', 'Each change of an order’s state.'],
    tables: [orderEvents],
    columns: {
      orderNo: ['订单号', 'Number'],
      before: ['之前', 'Before'],
      after: ['之后', 'After'],
      at: ['时间', 'At'],
    },
    read: (db, person) =>
      db.select().from(orderEvents).where(ownedBy(orderEvents, person)).orderBy(asc(orderEvents.id)),
  },
]
