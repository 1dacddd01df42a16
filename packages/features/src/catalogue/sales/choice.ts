import { atom } from 'jotai'
import { buyerParameter } from '../../shared/host/buyerInAddress'
import { ownQueryAtom } from '../../shared/host/ownQueryAtom'
import { queryNumber } from '../../shared/host/query'
import { catalogueRoutes } from '../routes'
import type { Package, Renewal, Term } from './api'
import { mostSeats } from './api'

/** What the address says of the order that is to be made; each step hands it to the next. */
export interface Choice {
  readonly packageId: string | undefined
  /** Undefined: not chosen; null: for ever. */
  readonly months: number | null | undefined
  readonly quantity: number
  /** For which company; undefined: for oneself. */
  readonly companyId: string | undefined
  /** The company's batch of seats that gets more time; undefined: seats are added. */
  readonly renewedBatchId: string | undefined
  /** What one seat cost when it was chosen, in yuan. */
  readonly price: number | undefined
}

const forever = 'forever'

const { sold, soldProduct, select, confirm } = catalogueRoutes
const ownAtom = ownQueryAtom([sold, soldProduct, select, confirm])

/** Of the product on sale that the address names. */
export const soldIdAtom = atom((get) => get(ownAtom).get('id') ?? '')

export const choiceAtom = atom((get): Choice => {
  const query = get(ownAtom)
  const months = query.get('months')
  const price = Number(query.get('price'))
  const buyer = query.get(buyerParameter) ?? ''
  return {
    packageId: query.get('package') ?? undefined,
    months: months === null ? undefined : months === forever ? null : Number(months),
    quantity: queryNumber(query, 'quantity', 1, 1, mostSeats),
    companyId: /^[\w-]{1,64}$/.test(buyer) ? buyer : undefined,
    renewedBatchId: query.get('renew') ?? undefined,
    price: price > 0 ? price : undefined,
  }
})

/** A choice as the address says it. */
export const queryOf = ({ packageId, months, quantity, companyId, renewedBatchId, price }: Choice) => ({
  package: packageId,
  months: months === null ? forever : months,
  quantity: companyId && !renewedBatchId ? quantity : undefined,
  [buyerParameter]: companyId,
  renew: companyId && renewedBatchId,
  price,
})

export interface Chosen {
  readonly pack: Package
  readonly term: Term
}

/** What was chosen of what is sold: the first where nothing was, undefined where that isn't sold any more. */
export function chosenOf(
  packages: readonly Package[],
  { packageId, months, renewedBatchId }: Pick<Choice, 'packageId' | 'months' | 'renewedBatchId'>,
): Chosen | undefined {
  const pack = packageId === undefined ? packages[0] : packages.find((one) => one.packageId === packageId)
  const terms = pack && termsOf(pack, renewedBatchId !== undefined)
  const term = months === undefined ? terms?.[0] : terms?.find((one) => one.months === months)
  return pack && term && { pack, term }
}

/** By how many per cent a longer term costs less than so many years, each at the price of one; 0 where it doesn't. */
export function savingOf({ months, price }: Term, { terms }: Package): number {
  const year = terms.find((term) => term.months === 12)
  if (!year || months === null || months <= 12) return 0
  return Math.max(0, Math.round((1 - price / ((year.price * months) / 12)) * 100))
}

/** Seats that end aren't renewed for ever. */
export const termsOf = ({ terms }: Package, isRenewal: boolean): readonly Term[] =>
  isRenewal ? terms.filter(({ months }) => months !== null) : terms

/** When seats end once they were renewed for so many months. */
export const renewedUntil = ({ terms }: Renewal, months: number | null): string | undefined =>
  terms.find((term) => term.months === months)?.endAt

/** Yuan, added up in fen. */
export const totalOf = (price: number, quantity: number): number => (Math.round(price * 100) * quantity) / 100
