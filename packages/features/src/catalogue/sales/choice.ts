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

/** The parts of an order in the address, which each step passes to the next. */
export interface Choice {
  readonly packageId: string | undefined
  /** Undefined: not chosen; null: permanent. */
  readonly months: number | null | undefined
  readonly quantity: number
  /** The company that buys; undefined: the person. */
  readonly companyId: string | undefined
  /** The batch of seats or the licence to renew; null: none, more is bought; undefined: not chosen. */
  readonly renewedBatchId: string | null | undefined
  /** The price of one seat when it was chosen, in yuan. */
  readonly price: number | undefined
}

const forever = 'forever'

const { shop: sold, shopProduct: soldProduct, selectGoods: select, confirmOrder: confirm } = pagePaths
const ownAtom = ownQueryAtom([sold, soldProduct, select, confirm])

/** For the product on sale in the address. */
export const soldIdAtom = atom((get) => get(ownAtom).get('id') ?? '')

/** A batch or licence in the address without the product on sale, as in links from messages. */
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

/** Writes a choice to the address, including the buyer unless it is the default one. */
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

/** The chosen package: the first one if none was chosen, undefined if the chosen one isn't sold any more. */
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

/** The percentage that a longer term saves over single years; 0 if it saves nothing. */
export function savingOf({ months, price }: Term, { terms }: Package): number {
  const year = terms.find((term) => term.months === 12)
  if (!year || months === null || months <= 12) return 0
  return Math.max(0, Math.round((1 - price / ((year.price * months) / 12)) * 100))
}

/** A renewal isn't offered for all terms: a company's seats can't be renewed permanently. */
export const termsOf = ({ terms }: Package, renewal: Renewal | undefined): readonly Term[] =>
  renewal ? terms.filter(({ months }) => renewal.terms.some((term) => term.months === months)) : terms

/**
 * The seats to renew: the chosen ones; if nothing was chosen, those that have ended; and a person's existing
 * licence, because another one would be useless to them. Undefined: more is bought.
 */
export function renewalOf(
  renewals: readonly Renewal[],
  { companyId, renewedBatchId }: Pick<Choice, 'companyId' | 'renewedBatchId'>,
): Renewal | undefined {
  if (renewedBatchId === undefined) return renewals.find(({ isOver }) => isOver || companyId === undefined)
  return renewals.find(({ batchId }) => batchId === renewedBatchId)
}

/** The end after a renewal for this number of months; null: never. */
export const renewedUntil = ({ terms }: Renewal, months: number | null): string | null | undefined =>
  terms.find((term) => term.months === months)?.endAt

/** Yuan, added in fen. */
export const totalOf = (price: number, quantity: number): number => (Math.round(price * 100) * quantity) / 100
