import type { Connection } from '../../platform/database/Connection'
import type { CostLine } from './costLines'
import { readCostLines } from './readCostLines'

/** Yuan for a seat and a year, rounded to fen; or why there is none. */
export type SeatPrice =
  | { readonly yearlyPrice: number; readonly priceMissing: null }
  | { readonly yearlyPrice: null; readonly priceMissing: 'noOrder' | 'permanent' }

const monthsOfYear = 12
const daysOfYear = 365

/**
 * From the last paid order of the product; a renewal until a day counts once it is delivered. Seats that are bought once
 * and for all have no price by year.
 */
export async function findSeatPrice(
  db: Connection,
  companyId: string,
  productId: string,
): Promise<SeatPrice> {
  const lines = await readCostLines(db, companyId)
  const last = lines.findLast(
    (line) =>
      line.productId === productId && (line.months !== null || line.isPermanent || line.term !== null),
  )
  if (!last) return { yearlyPrice: null, priceMissing: 'noOrder' }
  const share = shareOfYear(last)
  if (share === null) return { yearlyPrice: null, priceMissing: 'permanent' }
  return { yearlyPrice: Math.round(last.amount / last.quantity / share) / 100, priceMissing: null }
}

/** Years that a line pays for; null: it is permanent. */
function shareOfYear({ months, isPermanent, term }: CostLine): number | null {
  if (isPermanent) return null
  if (months) return months / monthsOfYear
  if (!term) return null
  return (Date.parse(term.until) - Date.parse(term.from)) / 86_400_000 / daysOfYear
}
