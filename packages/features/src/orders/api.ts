import { ordersContract, type payTypes } from '@atrium/contracts/orders/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { searchWords } from '../shared/wire/words'

const statusCodes = {
  awaitingPayment: 'NOTPAY',
  paymentFailed: 'PAYERROR',
  processing: 'PROCESSING',
  awaitingDeduction: 'ACCEPT',
  paid: 'SUCCESS',
  completed: 'COMPLETED',
  closed: 'CLOSED',
} as const

const words = {
  ...searchWords,
  tradeStatus: ['status', statusCodes],
  orderStatus: ['status', statusCodes],
  onLineProductName: 'productName',
  subItems: 'items',
  sellingPackageName: 'packageName',
  membershipDuration: 'months',
  purchaseQuantity: 'quantity',
  sendInvoiceAddress: 'invoiceAddress',
  areaOrCounty: 'district',
  unifiedSocialCreditCode: 'creditCode',
  registeredTel: 'registeredPhone',
  mainId: 'batchId',
  endingSeats: 'cuts',
  invoiceId: 'titleId',
  addressId: 'mailingId',
} as const

export const ordersApiAtom = atom((get) => bindInWords(ordersContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof ordersContract, typeof words>

export type OrderRow = Answers['listOrders']['list'][number]
export type Order = Answers['getOrderDetails']
export type OrderStatus = Order['status']
export type PayType = (typeof payTypes)[number]

/** In the order of the filter. */
export const orderStatuses = Object.keys(statusCodes) as readonly OrderStatus[]
