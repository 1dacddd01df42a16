import { statusOf } from '../authorisation'
import { products } from '../seats/tables'

/** What is selected for it. */
export const termColumns = {
  productType: products.productType,
  licensingType: products.licensingType,
  startAt: products.startAt,
  endAt: products.endAt,
  disabled: products.disabled,
}

/** A product's kind and term in the rows of the home. */
export interface Term {
  readonly productType: 0 | 1
  readonly licensingType: 'permanent' | 'dated'
  readonly startAt: string | null
  readonly endAt: string | null
  readonly disabled: boolean
}

const iso = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())

/** The same as the wire has it. */
export function termOf({ disabled, ...term }: Term, now: Date) {
  const endAt = term.endAt === null ? null : new Date(term.endAt)
  return {
    productType: term.productType,
    licensingType: term.licensingType,
    startAt: iso(term.startAt),
    endAt: iso(term.endAt),
    snStatus: statusOf({ disabled, endAt }, now),
  }
}
