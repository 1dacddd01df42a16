import { mostYears, type renewalObstacle } from '@atrium/contracts/renewals/contract'
import type { renewalsOperations } from '@atrium/contracts/renewals/policy'
import { renewalsRefusals } from '@atrium/contracts/renewals/refusals'
import type { InferOutput } from 'valibot'
import type { Connection } from '../../platform/database/Connection'
import { InvalidInput } from '../../platform/refusal/InvalidInput'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { productNames } from '../catalogue'
import { termOf, yuan } from '../orders'
import { dayOf, daysBefore, daysBetween } from '../use'
import { type EndingBatch, findBatches } from './findBatches'
import { datedTermsOf, priceOfDays, yearTermOf } from './renewalPrice'

type QuoteCall = Call<typeof renewalsOperations.quoteRenewal>
type Body = QuoteCall['body']
type Obstacle = InferOutput<typeof renewalObstacle>

interface QuotedLine {
  readonly mainId: string
  readonly batch: EndingBatch | undefined
  readonly purchaseQuantity: number
  readonly until: Date | null
  readonly days: number | null
  /** Fen for a seat; null: not sold like this. */
  readonly unitPrice: number | null
  readonly obstacle: Obstacle | null
}

export async function quoteRenewal({ db, company, body, language, now }: QuoteCall) {
  const lines = await quote(db, company.companyId, body, now)
  const nameOf = await productNames(db, language)
  return {
    renewedBatches: lines.map(({ batch, until, unitPrice, purchaseQuantity, ...line }) => ({
      mainId: line.mainId,
      productName: batch ? nameOf(batch.name) : '',
      sellingPackageName: batch?.sold?.chosen.names[language] ?? '',
      seats: batch?.seats ?? 0,
      purchaseQuantity,
      endTime: batch?.endAt.toISOString() ?? null,
      until: until?.toISOString() ?? null,
      paidDays: line.days,
      unitPrice: unitPrice === null ? null : yuan(unitPrice),
      lineAmount: unitPrice === null ? null : yuan(unitPrice * purchaseQuantity),
      losingCount: batch ? Math.max(0, batch.used - purchaseQuantity) : 0,
      obstacle: line.obstacle,
    })),
    payAmount: yuan(totalOf(lines)),
  }
}

/** Fen, of the lines without an obstacle. */
export const totalOf = (lines: readonly QuotedLine[]): number =>
  lines.reduce(
    (sum, { obstacle, unitPrice, purchaseQuantity }) =>
      sum + (obstacle === null ? (unitPrice ?? 0) * purchaseQuantity : 0),
    0,
  )

/** @throws Refusal `tooEarly` for a day that isn't later than today or too far ahead */
export async function quote(
  db: Connection,
  companyId: string,
  { renewedBatches, membershipDuration, endDate }: Omit<Body, 'enterPriseId'>,
  now: Date,
): Promise<readonly QuotedLine[]> {
  if ((membershipDuration === null) === (endDate === null))
    throw new InvalidInput([{ path: 'body.endDate', message: 'must be given instead of a term' }])
  if (endDate !== null && (endDate <= dayOf(now) || endDate > daysBefore(now, -mostYears * 365)))
    throw new Refusal(renewalsRefusals.tooEarly)
  const batches = new Map((await findBatches(db, companyId, now)).map((batch) => [batch.mainId, batch]))
  return renewedBatches.map(({ mainId, purchaseQuantity }) => {
    const batch = batches.get(mainId)
    const nothing = { mainId, batch, purchaseQuantity, until: null, days: null, unitPrice: null }
    if (!batch) return { ...nothing, obstacle: 'missing' }
    if (!batch.sold) return { ...nothing, obstacle: 'notSold' }
    const priced =
      endDate === null
        ? priceOfTerm(batch, batch.sold, membershipDuration ?? 0, now)
        : priceUntil(batch, batch.sold, endDate, now)
    if (typeof priced === 'string') return { ...nothing, obstacle: priced }
    return { ...nothing, ...priced, obstacle: obstacleOf(batch, purchaseQuantity) }
  })
}

function obstacleOf({ orderNo, seats, isCutting }: EndingBatch, quantity: number): Obstacle | null {
  if (orderNo) return 'ordered'
  if (quantity > seats) return 'tooMany'
  return isCutting && quantity < seats ? 'cutting' : null
}

type Sold = NonNullable<EndingBatch['sold']>
type Priced = Pick<QuotedLine, 'until' | 'days' | 'unitPrice'>

function priceOfTerm({ endAt }: EndingBatch, { chosen }: Sold, months: number, now: Date): Priced | Obstacle {
  const term = datedTermsOf(chosen).find((one) => one.months === months)
  if (!term) return 'noTerm'
  const until = termOf({ effect: 'extend', membershipDuration: months }, endAt, now)
  return { until, days: null, unitPrice: term.price }
}

function priceUntil({ endAt }: EndingBatch, { chosen }: Sold, endDate: string, now: Date): Priced | Obstacle {
  const term = yearTermOf(chosen)
  if (!term) return 'noTerm'
  const days = daysBetween(dayOf(endAt > now ? endAt : now), endDate)
  if (days <= 0) return 'endsLater'
  return { until: endOfDay(endDate), days, unitPrice: priceOfDays(term, days) }
}

/** The last second of a day in China. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59+08:00`)
