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
 * How an order is paid: `card` at once; `onlineBank` by a transfer that takes 1 to 2 working days (PROCESSING);
 * `account` from the buyer's account with the vendor, who deducts it (ACCEPT).
 */
export const payTypes = ['card', 'onlineBank', 'account'] as const

const status = v.picklist(orderStatuses)
const payType = v.picklist(payTypes)

/** An amount in yuan, with at most two decimals: whole fen divided by 100. To be shown, not to be computed with. */
const yuan = v.pipe(v.number(), v.minValue(0))

export const orderNo = v.pipe(v.string(), v.regex(/^\d{18}$/, 'must be an order number of 18 digits'))

const ofStatus = { orderStatus: v.object({ name: status }) }

const ofOrder = v.object({ orderNo })

const paid = {
  /** Told for SUCCESS and COMPLETED, otherwise null. */
  payTypeDescription: v.nullable(v.string()),
  payType: v.nullable(payType),
}

const amounts = {
  /** Before reductions. */
  orderAmount: yuan,
  payAmount: yuan,
  /** Null until paid. */
  actualAmount: v.nullable(yuan),
}

/**
 * What was ordered did or, paid now, will do: `add` brings new seats that others' ends don't depend on; `extend`
 * gives the seats of one batch more time. Null of a closed order, and where it is not known any more.
 */
const effect = v.nullable(
  v.object({
    kind: v.picklist(['add', 'extend']),
    seats: v.number(),
    /** The end that moves; null for new seats, and once it moved. */
    from: v.nullable(timestamp),
    /** The end of these seats; null: for ever. */
    until: v.nullable(timestamp),
  }),
)

/** The largest file of an invoice, in bytes. */
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
          /** Of the first thing ordered. */
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
      /** The company's name, or that of the person. */
      buyerName: v.string(),
      onLineProductName: v.string(),
      subItems: v.array(
        v.object({
          productName: v.string(),
          sellingPackageName: v.string(),
          /** In months; null: for ever. */
          membershipDuration: v.nullable(v.number()),
          purchaseQuantity: v.number(),
          /** Of one seat before reductions; null: no whole fen, or what it is of several things is not known. */
          unitPrice: v.nullable(yuan),
          /** Of the line before reductions; null: not known by line. */
          lineAmount: v.nullable(yuan),
          effect,
          /** The company’s batch that it became a part of; null: not yet, or of a person. */
          mainId: v.nullable(id),
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
          /** Empty: a personal invoice. */
          bankAccount: v.string(),
          bankName: v.string(),
          invoiceType: v.object({ name: v.picklist(['ordinary', 'special']), description: v.string() }),
          invoiceHeader: v.string(),
          invoiceRemark: v.string(),
          invoiceContent: v.string(),
        }),
      ),
      /** Null: it was not, or there is none. */
      invoiceIssued: v.nullable(
        v.object({
          invoiceNumber: v.string(),
          issuedAt: timestamp,
          /** What its file is called; null: the vendor sent none. */
          fileName: v.nullable(v.string()),
        }),
      ),
      /** Unpaid until then, the order closes. */
      expiresAt: timestamp,
      /** From when on what was ordered may be used, if not from the payment on. */
      deliverAt: v.nullable(timestamp),
      /** Why a closed order closed. */
      closedBecause: v.nullable(v.picklist(['cancelled', 'expired'])),
      /** What was paid beyond the order, and was or is being given back. */
      refundAmount: yuan,
      /** Whether there is anybody to pay to. */
      canBePaid: v.boolean(),
      /** Somebody was led to the cashier, who has not said yet how that went. */
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
      /** What the provider calls the payment. */
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

/** Codes of refused calls. */
export const ordersErrors = {
  alreadyPaid: 52701,
  closed: 52702,
  notCancellable: 52703,
  notDeletable: 52704,
  paymentsOff: 52705,
  underWay: 52706,
  callbackRefused: 52707,
  amountMismatch: 52708,
  /** One was asked for already. */
  hasInvoice: 52709,
  /** A closed order gets none. */
  noInvoice: 52710,
  /** A special invoice goes on paper. */
  addressWanted: 52711,
} as const
