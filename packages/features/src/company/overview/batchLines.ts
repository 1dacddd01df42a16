import { endingDays } from '@atrium/contracts/shared/licence/contract'
import type { Overview } from './api'

type Seats = Overview['seats'][number]

interface BatchLine {
  readonly product: Seats
  /** Its number among several batches of the product, from 1; undefined: it is the only one. */
  readonly batch: number | undefined
}

/** Groups the batches of a product at the place of the fullest one, in order of their end. */
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

/** Permanent ones last; a finite number, so that it can be subtracted. */
const endOf = ({ end }: Seats) => (end === null ? Number.MAX_SAFE_INTEGER : Date.parse(end))

interface Dated {
  readonly end: string
}

const usual = 4
const day = 86_400_000

const isOver = ({ end }: Dated, now: number) => Date.parse(end) <= now

/** Whether it has ended, or ends within the days for a warning. */
export function endState(product: Dated, now: number): 'over' | 'soon' | undefined {
  if (isOver(product, now)) return 'over'
  return Date.parse(product.end) <= now + endingDays * day ? 'soon' : undefined
}

/**
 * Selects the products that a card lists by their end: all that end soon, after a few that have ended, and more
 * if there is space.
 */
export function listedEnds<Product extends Dated>(byEnd: readonly Product[], now: number): Product[] {
  const over = byEnd.filter((product) => isOver(product, now)).slice(-usual)
  const ahead = byEnd.filter((product) => !isOver(product, now))
  const soon = ahead.filter((product) => endState(product, now) === 'soon').length
  return [...over, ...ahead.slice(0, Math.max(soon, usual - over.length))]
}
