import type { catalogueProducts } from '../catalogue/tables'

export type SoldPackage = (typeof catalogueProducts.$inferSelect)['packages'][number]

/** A term that ends. */
interface DatedTerm {
  readonly months: number
  /** Fen for a seat. */
  readonly price: number
}

const monthsOfYear = 12
const daysOfYear = 365

/** The terms of a package that end, the shortest first. */
export const datedTermsOf = ({ terms }: SoldPackage): readonly DatedTerm[] =>
  terms
    .flatMap(({ months, price }) => (months === null ? [] : [{ months, price }]))
    .sort((one, other) => one.months - other.months)

/** The term whose price days are charged by: a year, or else the longest. */
export const yearTermOf = (chosen: SoldPackage): DatedTerm | undefined => {
  const terms = datedTermsOf(chosen)
  return terms.find(({ months }) => months === monthsOfYear) ?? terms.at(-1)
}

/**
 * Fen for a seat for a number of days, in proportion to a term; at least 1, rounded half up. A month counts as a
 * twelfth of 365 days.
 */
export const priceOfDays = ({ months, price }: DatedTerm, days: number): number =>
  Math.max(1, Math.round((price * days * monthsOfYear) / (months * daysOfYear)))

/** The package under which a batch was bought, if it is still sold for a term; or else the first that is. */
export function packageFor(
  packages: readonly SoldPackage[],
  boughtAs: string | undefined,
): SoldPackage | undefined {
  const dated = packages.filter((one) => datedTermsOf(one).length > 0)
  return dated.find(({ names }) => boughtAs?.startsWith(names['zh-CN'])) ?? dated[0]
}
