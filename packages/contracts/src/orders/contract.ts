import * as v from 'valibot'
import { billEntries } from '../shared/bill/contract'
import { contract, counts, file, id, page, pageQuery, text, timestamp } from '../wire/contract'

export const searchLength = 100

export const orderStatuses = [
  'NOTPAY',
  'PAYERROR',
  'PROCESSING',
  'ACCEPT',
  'SUCCESS',
  'COMPLETED',
  'CLOSED',
] as const

/**
 * `card`: paid at once. `onlineBank`: a transfer that takes 1 to 2 working days (PROCESSING). `account`: the
 * vendor deducts it from the buyer's account (ACCEPT).
 */
export const payTypes = ['card', 'onlineBank', 'account'] as const

const status = v.picklist(orderStatuses)
const payType = v.picklist(payTypes)

/** An amount in yuan with at most two decimals. For display, not for calculation. */
const yuan = v.pipe(v.number(), v.minValue(0))

export const orderNo = v.pipe(v.string(), v.regex(/^\d{18}$/, 'must be an order number of 18 digits'))

const ofStatus = { orderStatus: v.object({ name: status }) }

const ofOrder = v.object({ orderNo })

const paid = {
  /** Only for SUCCESS and COMPLETED, otherwise null. */
  payTypeDescription: v.nullable(v.string()),
  payType: v.nullable(payType),
}

const amounts = {
  /** Before discounts. */
  orderAmount: yuan,
  payAmount: yuan,
  /** Null until paid. */
  actualAmount: v.nullable(yuan),
}

/**
 * The effect of the order, past or, if paid now, future. `add`: new seats with their own end. `extend`: more
 * time for the seats of one batch. Null for closed orders, and if it is no longer known.
 */
const effect = v.nullable(
  v.object({
    kind: v.picklist(['add', 'extend']),
    seats: v.number(),
    /** The current end; null for new seats, and after it was moved. */
    from: v.nullable(timestamp),
    /** The end of these seats; null: permanent. */
    until: v.nullable(timestamp),
  }),
)

/** The largest invoice file, in bytes. */
export const mostInvoiceBytes = 10 * 1024 * 1024

export const ordersContract = contract({
  listOrders: {
    method: 'GET',
    path: '/api/Order/OrderList',
    query: v.object({
      enterpriseId: v.optional(id),
      ...pageQuery(100),
      searchCondition: v.optional(text(searchLength)),
      orderStatus: v.optional(status),
    }),
    response: v.object({
      ...page(
        v.object({
          orderNo,
          productName: v.string(),
          /** Of the first item. */
          effect,
          ...amounts,
          ...paid,
          createdAt: timestamp,
          ...ofStatus,
        }),
      ).entries,
      counts: counts(ofStatus),
    }),
  },
  getOrderDetails: {
    method: 'GET',
    path: '/api/Order/GetOrderDetails/orderNo/{orderNo}',
    params: ofOrder,
    response: v.object({
      orderNo,
      createdAt: timestamp,
      tradeStatus: status,
      ...paid,
      ...amounts,
      /** Null until paid. */
      paidAt: v.nullable(timestamp),
      /** Name of the company or person. */
      buyerName: v.string(),
      onLineProductName: v.string(),
      subItems: v.array(
        v.object({
          productName: v.string(),
          sellingPackageName: v.string(),
          /** In months; null: permanent. */
          membershipDuration: v.nullable(v.number()),
          /** A renewal until a day instead of a term; null: a term. */
          extendUntil: v.nullable(timestamp),
          purchaseQuantity: v.number(),
          /** Price of one seat before discounts; null: not a whole number of fen, or not known per item. */
          unitPrice: v.nullable(yuan),
          /** Price of the item before discounts; null: not known per item. */
          lineAmount: v.nullable(yuan),
          effect,
          /** The company’s batch that it was added to; null: not yet, or the buyer is a person. */
          mainId: v.nullable(id),
        }),
      ),
      /** Batches that keep fewer seats because of it, until that is carried out. Empty for a person. */
      endingSeats: v.array(
        v.object({
          mainId: id,
          productName: v.string(),
          /** Seats from then on. */
          seatsAfter: v.number(),
          /** When the other seats end; in the past: as soon as it is paid. */
          at: timestamp,
          /** Members who lose their seat then. */
          losingCount: v.number(),
        }),
      ),
      sendInvoiceAddress: v.nullable(
        v.object({
          addressee: v.string(),
          phone: v.string(),
          province: v.string(),
          city: v.string(),
          areaOrCounty: v.string(),
          detailedAddress: v.string(),
        }),
      ),
      invoiceInfo: v.nullable(
        v.object({
          unifiedSocialCreditCode: v.string(),
          registeredTel: v.string(),
          registeredAddress: v.string(),
          /** Empty for a personal invoice. */
          bankAccount: v.string(),
          bankName: v.string(),
          invoiceType: v.object({ name: v.picklist(['ordinary', 'special']), description: v.string() }),
          invoiceHeader: v.string(),
          invoiceRemark: v.string(),
          invoiceContent: v.string(),
        }),
      ),
      /** Null: not issued, or no invoice. */
      invoiceIssued: v.nullable(
        v.object({
          invoiceNumber: v.string(),
          issuedAt: timestamp,
          /** Name of the file; null: the vendor sent none. */
          fileName: v.nullable(v.string()),
        }),
      ),
      /** The order closes at this time if unpaid. */
      expiresAt: timestamp,
      /** When the ordered licences start, if not with the payment. */
      deliverAt: v.nullable(timestamp),
      /** Why a closed order closed. */
      closedBecause: v.nullable(v.picklist(['cancelled', 'expired'])),
      /** Overpaid amount that was or will be refunded. */
      refundAmount: yuan,
      /** Whether a payment provider is available. */
      canBePaid: v.boolean(),
      /** Somebody was sent to the cashier, and its result isn't known yet. */
      isAtCashier: v.boolean(),
    }),
  },
  requestInvoice: {
    method: 'PATCH',
    path: '/api/Order/UpdateOrder',
    idempotent: true,
    body: v.object({ orderNo, ...billEntries }),
    response: v.literal(true),
  },
  getInvoiceFile: {
    method: 'GET',
    path: '/api/Order/InvoiceFile/orderNo/{orderNo}',
    params: ofOrder,
    answers: 'file',
    response: file,
  },
  cancelOrder: {
    method: 'GET',
    path: '/api/Order/CancelOrder/orderNo/{orderNo}',
    effect: 'writes',
    idempotent: true,
    params: ofOrder,
    response: v.literal(true),
  },
  deleteOrder: {
    method: 'DELETE',
    path: '/api/Order/DeleteOrder/orderNo/{orderNo}',
    idempotent: true,
    params: ofOrder,
    response: v.literal(true),
  },
  updatePayType: {
    method: 'PATCH',
    path: '/api/Order/UpdatePayTypeorderNo/orderNo/{orderNo}/payType/{payType}',
    idempotent: true,
    params: v.object({ orderNo, payType }),
    response: v.object({ payUrl: v.string() }),
  },
  checkPayment: {
    method: 'POST',
    path: '/api/Order/CheckPayment/orderNo/{orderNo}',
    params: ofOrder,
    response: v.object({ tradeStatus: status }),
  },
  receivePayment: {
    method: 'POST',
    path: '/api/Payment/Callback',
    isPublic: true,
    body: v.object({
      paymentId: id,
      /** The provider's name for the payment. */
      reference: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
      state: v.picklist(['processing', 'accepted', 'paid', 'failed', 'cancelled']),
      /** In fen. */
      amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
      sentAt: timestamp,
      nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
      /** HMAC-SHA256 over all of the above, base64url. */
      sign: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    }),
    response: v.literal(true),
  },
})

/** Error codes of order calls. */
export const ordersErrors = {
  alreadyPaid: 52701,
  closed: 52702,
  notCancellable: 52703,
  notDeletable: 52704,
  paymentsOff: 52705,
  underWay: 52706,
  callbackRefused: 52707,
  amountMismatch: 52708,
  /** There is already an invoice. */
  hasInvoice: 52709,
  /** The order is closed. */
  noInvoice: 52710,
  /** A special invoice needs a postal address. */
  addressWanted: 52711,
} as const
