import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import {
  buyerParameter,
  moreParameter,
  nothing,
  oneself,
  renewParameter,
} from '../../shared/host/buyerInAddress'
import { presentHostAtom } from '../../shared/host/host'
import { ownQueryAtom, queryNumber } from '../../shared/host/query'
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
  /** The batch of seats or the licence that gets more time; null: none, more is bought; undefined: not chosen. */
  readonly renewedBatchId: string | null | undefined
  /** What one seat cost when it was chosen, in yuan. */
  readonly price: number | undefined
}

const forever = 'forever'

const { shop: sold, shopProduct: soldProduct, selectGoods: select, confirmOrder: confirm } = pagePaths
const ownAtom = ownQueryAtom([sold, soldProduct, select, confirm])

/** Of the product on sale that the address names. */
export const soldIdAtom = atom((get) => get(ownAtom).get('id') ?? '')

/** A batch or licence that the address names without what it is sold as, as a message does. */
export const soldOfAtom = atom((get) => {
  const query = get(ownAtom)
  const renewed = query.get(renewParameter)
  return query.get(moreParameter) ?? (renewed === nothing ? null : renewed) ?? ''
})

export const choiceAtom = atom((get): Choice => {
  const query = get(ownAtom)
  const months = query.get('months')
  const price = Number(query.get('price'))
  const buyer = query.get(buyerParameter)
  const renewed = query.get(renewParameter) ?? undefined
  return {
    packageId: query.get('package') ?? undefined,
    months: months === null ? undefined : months === forever ? null : Number(months),
    quantity: queryNumber(query, 'quantity', 1, 1, mostSeats),
    companyId: buyer === null ? get(presentHostAtom).companyId : companyIn(buyer),
    renewedBatchId: renewed === nothing ? null : renewed,
    price: price > 0 ? price : undefined,
  }
})

const companyIn = (buyer: string) => (buyer !== oneself && /^[\w-]{1,64}$/.test(buyer) ? buyer : undefined)

/** A choice as the address says it: whom it is for, too, where that isn't who is meant without a word. */
export const queryOf = ({ packageId, months, quantity, companyId, renewedBatchId, price }: Choice) => ({
  package: packageId,
  months: months === null ? forever : months,
  quantity: companyId && !renewedBatchId ? quantity : undefined,
  [buyerParameter]: companyId ?? oneself,
  [renewParameter]: renewedBatchId === null ? nothing : renewedBatchId,
  price,
})

export interface Chosen {
  readonly pack: Package
  readonly term: Term
}

/** What was chosen of what is sold: the first where nothing was, undefined where that isn't sold any more. */
export function chosenOf(
  packages: readonly Package[],
  { packageId, months }: Partial<Pick<Choice, 'packageId' | 'months'>>,
  renewal: Renewal | undefined,
): Chosen | undefined {
  const pack = packageId === undefined ? packages[0] : packages.find((one) => one.packageId === packageId)
  const terms = pack && termsOf(pack, renewal)
  const term = months === undefined ? terms?.[0] : terms?.find((one) => one.months === months)
  return pack && term && { pack, term }
}

/** By how many per cent a longer term costs less than so many years, each at the price of one; 0 where it doesn't. */
export function savingOf({ months, price }: Term, { terms }: Package): number {
  const year = terms.find((term) => term.months === 12)
  if (!year || months === null || months <= 12) return 0
  return Math.max(0, Math.round((1 - price / ((year.price * months) / 12)) * 100))
}

/** A renewal is offered for some of them: seats of a company that end aren't renewed for ever. */
export const termsOf = ({ terms }: Package, renewal: Renewal | undefined): readonly Term[] =>
  renewal ? terms.filter(({ months }) => renewal.terms.some((term) => term.months === months)) : terms

/**
 * What is renewed: what was chosen, or, as nothing was, what has ended, and of a person what they have: another licence
 * would be of no use to them. Undefined: more is bought.
 */
export function renewalOf(
  renewals: readonly Renewal[],
  { companyId, renewedBatchId }: Pick<Choice, 'companyId' | 'renewedBatchId'>,
): Renewal | undefined {
  if (renewedBatchId === undefined) return renewals.find(({ isOver }) => isOver || companyId === undefined)
  return renewals.find(({ batchId }) => batchId === renewedBatchId)
}

/** When it ends once it was renewed for so many months; null: never. */
export const renewedUntil = ({ terms }: Renewal, months: number | null): string | null | undefined =>
  terms.find((term) => term.months === months)?.endAt

/** Yuan, added up in fen. */
export const totalOf = (price: number, quantity: number): number => (Math.round(price * 100) * quantity) / 100
