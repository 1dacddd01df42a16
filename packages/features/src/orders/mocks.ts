import { ordersContract as operations, orderStatuses } from '@atrium/contracts/orders/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { countsBy, pageOfRows } from '../shared/stories/rows'

type Answers = AnswersOf<typeof operations>
type OrderRow = Answers['listOrders']['list'][number]
type Order = Answers['getOrderDetails']
type OrderStatus = Order['tradeStatus']
type PayType = NonNullable<Order['payType']>

export const longName = '云端图纸审查与批注服务（协作标准版，含移动端离线查看与多方会签，按项目计费）'

const products = ['建筑施工图设计软件', 'BIM协同设计云平台', '空间结构分析与设计软件', '工程造价云计价']

const isPaid = (status: OrderStatus) => status === 'SUCCESS' || status === 'COMPLETED'

/** The effect of ten more seats. */
const effectIn = (status: OrderStatus): OrderRow['effect'] =>
  status === 'CLOSED' ? null : { kind: 'add', seats: 10, from: null, until: '2027-11-18T06:30:00.000Z' }

export function orderRow(n: number, status: OrderStatus): OrderRow {
  const payAmount = 29_800 + n * 1_280
  const payType: PayType | null = isPaid(status) ? 'card' : null
  return {
    orderNo: `20261118${String(1_030_000_000 + n * 7_919).slice(0, 10)}`,
    productName: products[n % products.length] ?? '',
    effect: effectIn(status),
    orderAmount: payAmount * 1.1,
    payAmount,
    actualAmount: isPaid(status) ? payAmount : null,
    payType,
    payTypeDescription: payType && '快捷支付',
    createdAt: new Date(Date.UTC(2026, 10, 18, 6, 30) - n * 50_400_000).toISOString(),
    orderStatus: { name: status },
  }
}

/** One in each status, then several closed ones. */
export const someOrders: readonly OrderRow[] = [
  ...orderStatuses,
  'COMPLETED' as const,
  'CLOSED' as const,
].map((status, n) => orderRow(n, status))

/** This long after the current time. */
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

export function orderIn(status: OrderStatus, change: Partial<Order> = {}): Order {
  const row = orderRow(0, status)
  return {
    orderNo: row.orderNo,
    createdAt: row.createdAt,
    tradeStatus: status,
    payType: row.payType,
    payTypeDescription: row.payTypeDescription,
    orderAmount: row.orderAmount,
    payAmount: row.payAmount,
    actualAmount: row.actualAmount,
    paidAt: isPaid(status) ? '2026-11-18T07:12:00.000Z' : null,
    buyerName: '云筑建筑设计研究院有限公司',
    onLineProductName: row.productName,
    subItems: [
      {
        productName: row.productName,
        sellingPackageName: '企业标准版',
        membershipDuration: 12,
        extendUntil: null,
        purchaseQuantity: 10,
        unitPrice: row.orderAmount / 10,
        lineAmount: row.orderAmount,
        effect: effectIn(status),
        mainId: status === 'COMPLETED' ? 'batch-1' : null,
      },
    ],
    endingSeats: [],
    sendInvoiceAddress: {
      addressee: '周明远',
      phone: '13800000001',
      province: '上海市',
      city: '上海市',
      areaOrCounty: '杨浦区',
      detailedAddress: '国康路88号16层 财务部',
    },
    invoiceInfo: {
      unifiedSocialCreditCode: '91310110MA1G8X2K7W',
      registeredTel: '021-65980001',
      registeredAddress: '上海市杨浦区国康路88号16层',
      bankAccount: '6222 0202 0011 2233 445',
      bankName: '中国工商银行上海杨浦支行',
      invoiceType: { name: 'special', description: '增值税专用发票' },
      invoiceHeader: '云筑建筑设计研究院有限公司',
      invoiceRemark: '',
      invoiceContent: '软件服务费',
    },
    invoiceIssued: null,
    expiresAt: later(6 * 86_400_000 + 5_000),
    deliverAt: null,
    closedBecause: status === 'CLOSED' ? 'cancelled' : null,
    refundAmount: 0,
    canBePaid: true,
    isAtCashier: false,
    ...change,
  }
}

/** One more year for ninety seats. */
export const extending: Partial<Order> = {
  subItems: orderIn('NOTPAY').subItems.map((item) => ({
    ...item,
    purchaseQuantity: 90,
    unitPrice: 200,
    effect: {
      kind: 'extend',
      seats: 90,
      from: '2027-03-01T06:30:00.000Z',
      until: '2028-03-01T06:30:00.000Z',
    },
  })),
}

/** Two renewals in one order; one with fewer seats than are in use. */
export const renewingFewer: Partial<Order> = {
  subItems: [0, 1].flatMap((n) =>
    orderIn('NOTPAY').subItems.map((item) => ({
      ...item,
      productName: products[n] ?? '',
      purchaseQuantity: n === 0 ? 50 : 20,
      unitPrice: 4600,
      lineAmount: n === 0 ? 230_000 : 92_000,
      effect: {
        kind: 'extend' as const,
        seats: n === 0 ? 50 : 20,
        from: '2027-07-27T15:59:59.000Z',
        until: '2028-07-27T15:59:59.000Z',
      },
    })),
  ),
  endingSeats: [
    {
      mainId: 'main-architecture',
      productName: products[0] ?? '',
      seatsAfter: 50,
      at: '2027-07-27T15:59:59.000Z',
      losingCount: 12,
    },
  ],
}

export const orderNo = orderRow(0, 'NOTPAY').orderNo

/** Filters and pages the list like the service. An order is unpaid unless a story says otherwise. */
export const ordersAnswers: readonly Answer[] = [
  answer(operations.listOrders, ({ query }) => {
    const search = query.searchCondition ?? ''
    const found = someOrders.filter((row) =>
      [row.orderNo, row.productName].some((text) => text.includes(search)),
    )
    const listed = found.filter(
      ({ orderStatus }) => !query.orderStatus || orderStatus.name === query.orderStatus,
    )
    return {
      ...pageOfRows(listed, query),
      counts: countsBy(found, ({ orderStatus }) => ({ orderStatus })),
    }
  }),
  answer(operations.getOrderDetails, () => orderIn('NOTPAY')),
  answer(operations.cancelOrder, true),
  answer(operations.deleteOrder, true),
  answer(operations.requestInvoice, true),
  answer(operations.getInvoiceFile, () => ({
    name: '26312000000012345678.pdf',
    content: new Blob(['%PDF-']),
  })),
  answer(operations.updatePayType, { payUrl: 'http://cashier.invalid/eBusPay/order?payment=1' }),
  answer(operations.checkPayment, { tradeStatus: 'NOTPAY' }),
]
