import { dayOf } from '../use'
import { divide } from './divide'
import { type Month, monthOf, monthsLater } from './months'

/** What one item of a paid order cost, and when. */
export interface CostLine {
  readonly orderNo: string
  readonly position: number
  /** The batch that got the seats or the time; of an item that isn't delivered, the one that was ordered. */
  readonly mainId: string
  /** The first batch of the product. */
  readonly productId: string
  readonly productName: string
  readonly packageName: string
  /** In months; null: permanent, or until a day. */
  readonly months: number | null
  readonly quantity: number
  /** Fen that were paid. */
  readonly amount: number
  /** Fen before reductions. */
  readonly listAmount: number
  readonly paidAt: Date
  /** Days in China that it pays for; null: not delivered yet. A permanent licence is paid for on one day. */
  readonly term: Term | null
  readonly isPermanent: boolean
  readonly invoiceNumber: string | null
}

export interface Term {
  /** `YYYY-MM-DD`. */
  readonly from: string
  /** The day after the last one, later than `from`. */
  readonly until: string
}

/** What a line costs in a month. */
export interface Charge {
  readonly line: CostLine
  readonly month: Month
  /** Fen. */
  readonly fen: number
}

const second = 1000
const day = 86_400_000

/** The days of a term. Ends are often a second before midnight, so a second is added to both moments. */
export function termBetween(from: Date, until: Date | null): Term {
  const first = dayOf(new Date(from.getTime() + second))
  const after = until && dayOf(new Date(until.getTime() + second))
  return { from: first, until: after !== null && after > first ? after : dayAfter(first) }
}

/** A line's cost by month, in proportion to its days; all months together are its amount. */
export function chargesOf(line: CostLine): readonly Charge[] {
  if (!line.term) return []
  const { from, until } = line.term
  const months: { month: Month; days: number }[] = []
  for (let month = monthOf(from); `${month}-01` < until; month = monthsLater(month, 1)) {
    const first = max(from, `${month}-01`)
    const after = min(until, `${monthsLater(month, 1)}-01`)
    months.push({ month, days: (Date.parse(after) - Date.parse(first)) / day })
  }
  const parts = divide(
    line.amount,
    months.map(({ days }) => days),
  )
  return months.map(({ month }, n) => ({ line, month, fen: parts[n] ?? 0 }))
}

const dayAfter = (from: string) => new Date(Date.parse(from) + day).toISOString().slice(0, 10)
const max = (one: string, other: string) => (one > other ? one : other)
const min = (one: string, other: string) => (one < other ? one : other)
