import type { Overview } from './api'

type Seats = Overview['seats'][number]

interface BatchLine {
  readonly product: Seats
  /** Which of several batches of the product it is, from 1; undefined: there is but this one. */
  readonly batch: number | undefined
}

/** Lists the batches of a product together, at the place of the fullest one, in the order in which they end. */
export function batchLines(seats: readonly Seats[]): readonly BatchLine[] {
  const groups = new Map<string, Seats[]>()
  for (const product of seats) {
    const key = product.batchOf ?? product.productId
    groups.set(key, [...(groups.get(key) ?? []), product])
  }
  return [...groups.values()].flatMap((group) =>
    group
      .toSorted((one, other) => endOf(one) - endOf(other))
      .map((product, at) => ({ product, batch: group.length > 1 ? at + 1 : undefined })),
  )
}

/** For ever last; a number that can be taken from another. */
const endOf = ({ end }: Seats) => (end === null ? Number.MAX_SAFE_INTEGER : Date.parse(end))
