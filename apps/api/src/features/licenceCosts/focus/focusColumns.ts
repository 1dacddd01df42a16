import type { Charge, CostLine, Term } from '../costLines'
import { firstDayOf, type Month, monthsLater, startOfDay } from '../months'
import type { SeatKind } from '../splitCosts'

/**
 * The columns of FOCUS 1.2 that apply, in alphabetical order. See docs/decisions/company/licence-costs.md for those that
 * are left out.
 */
export const focusColumns = [
  'BilledCost',
  'BillingAccountId',
  'BillingAccountName',
  'BillingCurrency',
  'BillingPeriodEnd',
  'BillingPeriodStart',
  'ChargeCategory',
  'ChargeClass',
  'ChargeDescription',
  'ChargeFrequency',
  'ChargePeriodEnd',
  'ChargePeriodStart',
  'ConsumedQuantity',
  'ConsumedUnit',
  'ContractedCost',
  'EffectiveCost',
  'InvoiceId',
  'InvoiceIssuerName',
  'ListCost',
  'PricingQuantity',
  'PricingUnit',
  'ProviderName',
  'PublisherName',
  'ResourceId',
  'ResourceName',
  'ResourceType',
  'ServiceCategory',
  'ServiceName',
  'SkuId',
  'SkuPriceId',
  'SubAccountId',
  'SubAccountName',
  'Tags',
] as const

type FocusRow = Readonly<Record<(typeof focusColumns)[number], string | null>>

interface Account {
  readonly companyId: string
  readonly companyName: string
}

const vendor = 'Atrium'

/** A purchase: what was paid, in the month of the payment. Its effective cost is in the rows of the months it covers. */
export function purchaseRow(account: Account, line: CostLine, month: Month): FocusRow {
  const { orderNo, quantity, amount, listAmount, term, invoiceNumber } = line
  return {
    ...commonOf(account, line, month),
    BilledCost: decimal(amount),
    ChargeCategory: 'Purchase',
    ChargeDescription: `订单${orderNo}：${line.productName} ${line.packageName} ${quantity}席`,
    ChargeFrequency: 'One-Time',
    ...periodOf(term ?? { from: firstDayOf(month), until: firstDayOf(monthsLater(month, 1)) }),
    ConsumedQuantity: null,
    ConsumedUnit: null,
    ContractedCost: decimal(amount),
    EffectiveCost: decimal(0),
    InvoiceId: invoiceNumber,
    ListCost: decimal(listAmount),
    PricingQuantity: String(quantity),
    PricingUnit: 'Seats',
    SubAccountId: null,
    SubAccountName: null,
    Tags: JSON.stringify({ 'atrium:OrderNo': orderNo }),
  }
}

export interface DepartmentPart {
  /** Null: the company's top department no longer exists. */
  readonly departmentId: string | null
  readonly departmentName: string | null
  /** Names from the top down, joined by `/`. */
  readonly departmentPath: string | null
  readonly kind: SeatKind
  readonly seatDays: number
  readonly fen: number
  readonly costsBy: 'owned' | 'used'
}

/** What departments pay in a month for a purchase. It was billed before, with the purchase. */
export function usageRowsOf(account: Account, { line, month }: Charge): (part: DepartmentPart) => FocusRow {
  const term = overlap(line.term, month)
  // Texts of moments take longer than everything else in a row, so they are made once.
  const common = {
    ...commonOf(account, line, month),
    BilledCost: decimal(0),
    ChargeCategory: 'Usage',
    ChargeFrequency: line.isPermanent ? 'One-Time' : 'Recurring',
    ...periodOf(term),
    ConsumedUnit: 'Seat-Days',
    ContractedCost: decimal(0),
    InvoiceId: null,
    ListCost: decimal(0),
    PricingUnit: 'Seat-Days',
  }
  const daysOfAll = line.quantity * daysIn(term)
  return (part) => {
    const seatDays = part.kind === 'unsplit' ? daysOfAll : part.seatDays
    return {
      ...common,
      ChargeDescription: `${line.productName} ${line.packageName}，${descriptions[part.kind]}`,
      ConsumedQuantity: String(part.kind === 'free' ? 0 : seatDays),
      EffectiveCost: decimal(part.fen),
      PricingQuantity: String(seatDays),
      SubAccountId: part.departmentId,
      SubAccountName: part.departmentName,
      Tags: JSON.stringify({
        'atrium:OrderNo': line.orderNo,
        'atrium:CostsBy': part.costsBy,
        'atrium:SeatState': states[part.kind],
        ...(part.departmentPath !== null && { 'atrium:DepartmentPath': part.departmentPath }),
      }),
    }
  }
}

const descriptions = { used: '已分配席位', free: '未分配席位', unsplit: '未按部门统计' } as const
const states = { used: 'Assigned', free: 'Unassigned', unsplit: 'NotCounted' } as const

const commonOf = ({ companyId, companyName }: Account, line: CostLine, month: Month) => ({
  BillingAccountId: companyId,
  BillingAccountName: companyName,
  BillingCurrency: 'CNY',
  BillingPeriodEnd: utc(firstDayOf(monthsLater(month, 1))),
  BillingPeriodStart: utc(firstDayOf(month)),
  ChargeClass: null,
  InvoiceIssuerName: vendor,
  ProviderName: vendor,
  PublisherName: vendor,
  ResourceId: `${companyId}/${line.mainId}`,
  ResourceName: line.productName,
  ResourceType: 'Licence batch',
  ServiceCategory: 'Business Applications',
  ServiceName: line.productName,
  SkuId: line.productId,
  SkuPriceId: [
    line.productId,
    line.packageName,
    line.isPermanent ? 'permanent' : (line.months ?? 'until a day'),
  ].join('/'),
})

const periodOf = ({ from, until }: Term) => ({ ChargePeriodEnd: utc(until), ChargePeriodStart: utc(from) })

/** The days of a term within a month. */
function overlap(term: Term | null, month: Month): Term {
  const whole = { from: firstDayOf(month), until: firstDayOf(monthsLater(month, 1)) }
  if (!term) return whole
  return {
    from: term.from > whole.from ? term.from : whole.from,
    until: term.until < whole.until ? term.until : whole.until,
  }
}

const daysIn = ({ from, until }: Term) => (Date.parse(until) - Date.parse(from)) / 86_400_000

/** The beginning of a day in China, as FOCUS writes moments. */
const utc = (day: string) => startOfDay(day).toISOString().replace('.000Z', 'Z')

/** Fen as yuan, exact. */
const decimal = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
