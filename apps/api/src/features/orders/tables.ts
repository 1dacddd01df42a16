import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { ownerColumns } from '../../platform/owner/ownerColumns'
import { users } from '../../platform/people/tables'
import { spelling } from '../../platform/spelling/spelling'
import { payTypes } from '../../ports/payTypes'
import { companies } from '../organisation/tables'

export const orderStatuses = [
  'NOTPAY',
  'PAYERROR',
  'PROCESSING',
  'ACCEPT',
  'SUCCESS',
  'COMPLETED',
  'CLOSED',
] as const

export interface InvoiceWish {
  readonly unifiedSocialCreditCode: string
  readonly registeredTel: string
  readonly registeredAddress: string
  /** Empty: a personal invoice. */
  readonly bankAccount: string
  readonly bankName: string
  readonly invoiceType: 'ordinary' | 'special'
  readonly invoiceHeader: string
  readonly invoiceRemark: string
  readonly invoiceContent: string
}

export interface MailingAddress {
  readonly addressee: string
  readonly phone: string
  readonly province: string
  readonly city: string
  readonly areaOrCounty: string
  readonly detailedAddress: string
}

/** An order of a company or a person. Amounts are whole fen, so that sums are exact. */
export const orders = pgTable(
  'orders',
  {
    ...ownerColumns,
    /** The public number: the minute of its creation in China, and six digits. */
    orderNo: text('order_no').notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    /** Before reductions. */
    orderAmount: integer('order_amount').notNull(),
    payAmount: integer('pay_amount').notNull(),
    /** Null until paid. */
    actualAmount: integer('actual_amount'),
    /** The way it was paid or is being paid. */
    payType: text('pay_type', { enum: payTypes }),
    /** Empty: the vendor. */
    createdBy: text('created_by').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** It closes then if it is still unpaid. */
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** Earliest delivery, for a renewal that is paid before it begins; null: as soon as it is paid. */
    deliverAt: instant('deliver_at'),
    deliveredAt: instant('delivered_at'),
    closedBecause: text('closed_because', { enum: ['cancelled', 'expired'] }),
    /** Hidden from its owner, but kept for accounting. */
    deletedAt: instant('deleted_at'),
    invoice: jsonb().$type<InvoiceWish>(),
    mailing: jsonb().$type<MailingAddress>(),
    /** As printed on the invoice; null: not issued yet. */
    invoiceNumber: text('invoice_number'),
    invoiceIssuedAt: instant('invoice_issued_at'),
    /** Object name of the vendor's file; null: none. */
    invoiceFile: text('invoice_file'),
    /** The owner again, as a foreign key; null: an owner of the other kind. */
    companyId: text('company_id')
      .generatedAlwaysAs(sql`case when owner_kind = 'company' then owner_id end`)
      .references(() => companies.id),
    userId: text('user_id')
      .generatedAlwaysAs(sql`case when owner_kind = 'person' then owner_id end`)
      .references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.orderNo] }),
    unique('orders_no').on(t.orderNo),
    index('orders_newest').on(t.ownerKind, t.ownerId, t.createdAt, t.orderNo),
    index('orders_due').on(t.status, t.expiresAt),
    check('orders_owner', sql`${t.ownerKind} in ('person', 'company')`),
    check('orders_invoiced', sql`(${t.invoiceNumber} is null) = (${t.invoiceIssuedAt} is null)`),
    check('orders_amounts', sql`${t.payAmount} > 0 and ${t.orderAmount} >= ${t.payAmount}`),
  ],
)

/** An item of an order: new seats of a product, or more time for one batch. */
export const orderItems = pgTable(
  'order_items',
  {
    ...ownerColumns,
    orderNo: text('order_no').notNull(),
    position: smallint().notNull(),
    /** `add`: any batch of the product, or the id of the batch to create; `extend`: the batch to extend. */
    mainId: text('main_id').notNull(),
    effect: text({ enum: ['add', 'extend'] })
      .notNull()
      .default('add'),
    productName: text('product_name').notNull(),
    spelling,
    productType: smallint('product_type').notNull(),
    /** `add`: whether the seats are concurrent. */
    isConcurrent: boolean('is_concurrent').notNull().default(false),
    sellingPackageName: text('selling_package_name').notNull(),
    /** In months; null: permanent. */
    membershipDuration: smallint('membership_duration'),
    purchaseQuantity: integer('purchase_quantity').notNull(),
    /** A renewal until a day instead of a term: the new end of the batch. */
    extendUntil: instant('extend_until'),
    /** Fen, before reductions; null: not known per item. */
    amount: integer(),
    /** The batch that was created, enlarged or extended; null: not delivered, or delivered before this was recorded. */
    deliveredTo: text('delivered_to'),
    /** When the time that was paid begins; null like `deliveredTo`, or delivered before this was recorded. */
    deliveredFrom: instant('delivered_from'),
    /** The end of that batch; null: permanent. */
    deliveredUntil: instant('delivered_until'),
    /** When a person was last reminded of the end; null: never. */
    remindedAt: instant('reminded_at'),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.orderNo, t.position] }),
    foreignKey({
      name: 'order_items_of_order',
      columns: [t.ownerKind, t.ownerId, t.orderNo],
      foreignColumns: [orders.ownerKind, orders.ownerId, orders.orderNo],
    }),
    check('order_items_quantity', sql`${t.purchaseQuantity} > 0`),
  ],
)

/** One attempt to pay an order; the provider knows it by its id. */
export const payments = pgTable(
  'payments',
  {
    ...ownerColumns,
    id: text().notNull(),
    orderNo: text('order_no').notNull(),
    payType: text('pay_type', { enum: payTypes }).notNull(),
    amount: integer().notNull(),
    /** `refunding`: due for a refund, because the order was paid otherwise or is closed. */
    state: text({
      enum: ['open', 'processing', 'accepted', 'paid', 'failed', 'abandoned', 'refunding', 'refunded'],
    }).notNull(),
    /** The provider's own reference. */
    reference: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** When the provider was last queried, so that the longest ago comes first. */
    askedAt: instant('asked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.id] }),
    unique('payments_id').on(t.id),
    foreignKey({
      name: 'payments_of_order',
      columns: [t.ownerKind, t.ownerId, t.orderNo],
      foreignColumns: [orders.ownerKind, orders.ownerId, orders.orderNo],
    }),
    index('payments_order').on(t.ownerKind, t.ownerId, t.orderNo),
    index('payments_state').on(t.state, t.askedAt),
  ],
)

/** The history of an order's status. */
export const orderEvents = pgTable(
  'order_events',
  {
    ...ownerColumns,
    id: bigserial({ mode: 'number' }).notNull(),
    orderNo: text('order_no').notNull(),
    /** Null for the order's creation. */
    before: text({ enum: orderStatuses }),
    after: text({ enum: orderStatuses }).notNull(),
    /** The user who did it; empty: the payment provider, a deadline or an operator. */
    actorId: text('actor_id').notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.id] }),
    foreignKey({
      name: 'order_events_of_order',
      columns: [t.ownerKind, t.ownerId, t.orderNo],
      foreignColumns: [orders.ownerKind, orders.ownerId, orders.orderNo],
    }),
    index('order_events_order').on(t.ownerKind, t.ownerId, t.orderNo),
  ],
)
