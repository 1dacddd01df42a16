import type { payTypes } from '../ports/payTypes'
import type { InvoiceWish, MailingAddress, orderStatuses } from '../tables'
import { demo } from './demo'
import { demoCatalogue } from './demoCatalogue'
import { demoProducts } from './demoProducts'

type Status = (typeof orderStatuses)[number]
type PayType = (typeof payTypes)[number]

export interface SeedOrder {
  readonly status: Status
  readonly mainId: string
  readonly productName: string
  readonly productType: 0 | 1
  readonly effect: 'add' | 'extend'
  readonly sellingPackageName: string
  readonly membershipDuration: number | null
  readonly purchaseQuantity: number
  /** Fen. */
  readonly orderAmount: number
  readonly payAmount: number
  readonly hoursAgo: number
  readonly payType: PayType | null
  readonly closedBecause: 'cancelled' | 'expired' | null
  readonly invoice: InvoiceWish | null
  readonly mailing: MailingAddress | null
}

const { mainIds } = demo

/** Product, package, months, seats, yuan per seat, percentage to pay, hours ago, status, payment method. */
type Line = readonly [
  mainId: string,
  sellingPackageName: string,
  months: number | null,
  seats: number,
  price: number,
  percent: number,
  hoursAgo: number,
  status: Status,
  payType?: PayType,
]

/** Newest first. */
const lines: readonly Line[] = [
  [mainIds.architecture, '标准版', 12, 10, 2980, 100, 3, 'NOTPAY'],
  [mainIds.bim, '专业版', 12, 20, 1680, 90, 7, 'PROCESSING', 'onlineBank'],
  [mainIds.water, '专业版续费', 12, 15, 2360, 95, 20, 'PAYERROR', 'card'],
  [mainIds.structure, '标准版', null, 4, 12_800, 100, 27, 'ACCEPT', 'account'],
  [mainIds.cost, '标准版', 12, 6, 980, 100, 49, 'SUCCESS', 'card'],
  [mainIds.bridge, '标准版', null, 2, 15_600, 100, 76, 'CLOSED'],
  [mainIds.bim, '专业版', 12, 10, 1680, 100, 101, 'NOTPAY', 'onlineBank'],
  [mainIds.review, '标准版', 12, 30, 360, 80, 125, 'PAYERROR', 'onlineBank'],
  [mainIds.seismic, '标准版', null, 1, 36_000, 100, 170, 'PROCESSING', 'onlineBank'],
  [mainIds.site, '标准版', 24, 20, 1200, 85, 210, 'SUCCESS', 'onlineBank'],
  [mainIds.hvac, '专业版续费', 12, 10, 1880, 100, 260, 'CLOSED'],
  [mainIds.foundation, '标准版', 6, 5, 860, 100, 310, 'ACCEPT', 'account'],
  [mainIds.architecture, '标准版', 12, 20, 2980, 90, 420, 'COMPLETED', 'card'],
  [mainIds.bim, '专业版', 12, 30, 1680, 85, 700, 'COMPLETED', 'onlineBank'],
  [mainIds.cost, '标准版', 12, 4, 980, 100, 1100, 'COMPLETED', 'card'],
  [mainIds.structure, '标准版', null, 8, 12_800, 92, 1500, 'COMPLETED', 'account'],
  [mainIds.electrical, '标准版', 12, 12, 1560, 100, 1900, 'CLOSED'],
  [mainIds.water, '专业版', 12, 15, 2360, 100, 2400, 'COMPLETED', 'card'],
  [mainIds.seismic, '标准版', null, 3, 36_000, 88, 2900, 'COMPLETED', 'onlineBank'],
  [mainIds.bridge, '标准版', null, 9, 15_600, 90, 3500, 'COMPLETED', 'account'],
  [mainIds.site, '标准版', 12, 20, 1200, 100, 4300, 'COMPLETED', 'card'],
  [mainIds.hvac, '专业版', 12, 10, 1880, 100, 5200, 'COMPLETED', 'onlineBank'],
  [mainIds.review, '标准版', 6, 10, 180, 100, 6100, 'CLOSED'],
  [mainIds.architecture, '标准版', 12, 40, 2980, 80, 7300, 'COMPLETED', 'account'],
  [mainIds.structure, '标准版', null, 20, 12_800, 85, 9200, 'COMPLETED', 'onlineBank'],
  [mainIds.bridge, '标准版', null, 9, 15_600, 100, 11_000, 'COMPLETED', 'card'],
  [mainIds.electrical, '标准版', 12, 12, 1560, 100, 14_000, 'COMPLETED', 'card'],
  [mainIds.structure, '标准版', null, 12, 12_800, 100, 18_500, 'COMPLETED', 'account'],
]

/** A person's own orders, from the catalogue. */
const ownLines: readonly Line[] = [
  ['construction-drawings', '标准版', 12, 1, 1280, 100, 2, 'NOTPAY', 'card'],
  ['water', '标准版续费', 12, 1, 880, 90, 26, 'PAYERROR', 'card'],
  ['bim-cloud', '标准版', 12, 1, 698, 100, 70, 'SUCCESS', 'card'],
  ['energy', '标准版', 6, 1, 420, 100, 200, 'CLOSED'],
  ['space-frame', '标准版', 12, 1, 1680, 85, 900, 'COMPLETED', 'card'],
  ['daylight', '标准版', null, 1, 2400, 100, 2600, 'COMPLETED', 'onlineBank'],
  ['cost-cloud', '标准版', 12, 1, 398, 100, 6100, 'COMPLETED', 'card'],
]

const company: InvoiceWish = {
  unifiedSocialCreditCode: '91310110MA1G8X2K77',
  registeredTel: '021-65980001',
  registeredAddress: '上海市杨浦区国康路88号16层',
  bankAccount: '6222 0202 0011 2233 445',
  bankName: '中国工商银行上海杨浦支行',
  invoiceType: 'special',
  invoiceHeader: '云筑建筑设计研究院有限公司',
  invoiceRemark: '请注明合同编号YZ-2026-018',
  invoiceContent: '软件服务费',
}

const person: InvoiceWish = {
  unifiedSocialCreditCode: '',
  registeredTel: '',
  registeredAddress: '',
  bankAccount: '',
  bankName: '',
  invoiceType: 'ordinary',
  invoiceHeader: '个人',
  invoiceRemark: '',
  invoiceContent: '软件产品',
}

const mailing: MailingAddress = {
  addressee: '周明远',
  phone: '13800000001',
  province: '上海市',
  city: '上海市',
  areaOrCounty: '杨浦区',
  detailedAddress: '国康路88号16层 财务部',
}

interface Product {
  /** The id of its licences. */
  readonly mainId: string
  readonly name: string
  readonly productType: 0 | 1
}

const ordersOf = (
  lines: readonly Line[],
  usual: InvoiceWish,
  find: (mainId: string) => Product | undefined,
) =>
  lines.map((line, n): SeedOrder => {
    const [id, sellingPackageName, months, seats, price, percent, hoursAgo, status, payType = null] = line
    const product = find(id)
    const mainId = product?.mainId ?? id
    const orderAmount = seats * price * 100
    return {
      status,
      mainId,
      productName: product?.name ?? mainId,
      productType: product?.productType ?? 0,
      sellingPackageName,
      effect: sellingPackageName.endsWith('续费') ? 'extend' : 'add',
      membershipDuration: months,
      purchaseQuantity: seats,
      orderAmount,
      payAmount: Math.round((orderAmount * percent) / 100),
      hoursAgo,
      payType,
      closedBecause:
        status === 'CLOSED' ? (n % 2 === 0 ? ('expired' as const) : ('cancelled' as const)) : null,
      invoice: n % 4 === 3 ? null : n % 4 === 2 ? person : usual,
      mailing: n % 4 === 3 ? null : mailing,
    }
  })

export const demoOrders = ordersOf(lines, company, (mainId) =>
  demoProducts.find((each) => each.mainId === mainId),
)

export const demoOwnOrders = ordersOf(ownLines, person, (mainId) => {
  const product = demoCatalogue.products.find(({ id }) => id === mainId)
  return (
    product && {
      mainId: product.licenceId,
      name: product.texts['zh-CN'].name,
      productType: product.productType,
    }
  )
})
