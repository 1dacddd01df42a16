import { atom } from 'jotai'
import { queryAtom, queryNumber } from '../../shared/host/query'
import type { Package, Term } from './api'
import { mostSeats } from './api'

/** What the address says of the order that is to be made; each step hands it to the next. */
export interface Choice {
  readonly packageId: string | undefined
  /** Undefined: not chosen; null: for ever. */
  readonly months: number | null | undefined
  readonly quantity: number
  /** For which company; undefined: for oneself. */
  readonly companyId: string | undefined
  /** What one seat cost when it was chosen, in yuan. */
  readonly price: number | undefined
}

const forever = 'forever'

export const choiceAtom = atom((get): Choice => {
  const query = get(queryAtom)
  const months = query.get('months')
  const price = Number(query.get('price'))
  const buyer = query.get('for') ?? ''
  return {
    packageId: query.get('package') ?? undefined,
    months: months === null ? undefined : months === forever ? null : Number(months),
    quantity: queryNumber(query, 'quantity', 1, 1, mostSeats),
    companyId: /^[\w-]{1,64}$/.test(buyer) ? buyer : undefined,
    price: price > 0 ? price : undefined,
  }
})

/** A choice as the address says it. */
export const queryOf = ({ packageId, months, quantity, companyId, price }: Choice) => ({
  package: packageId,
  months: months === null ? forever : months,
  quantity: companyId ? quantity : undefined,
  for: companyId,
  price,
})

export interface Chosen {
  readonly pack: Package
  readonly term: Term
}

/** What was chosen of what is sold: the first where nothing was, undefined where that isn't sold any more. */
export function chosenOf(
  packages: readonly Package[],
  { packageId, months }: Pick<Choice, 'packageId' | 'months'>,
): Chosen | undefined {
  const pack = packageId === undefined ? packages[0] : packages.find((one) => one.packageId === packageId)
  const term = months === undefined ? pack?.terms[0] : pack?.terms.find((one) => one.months === months)
  return pack && term && { pack, term }
}

/** Yuan, added up in fen. */
export const totalOf = (price: number, quantity: number): number => (Math.round(price * 100) * quantity) / 100
