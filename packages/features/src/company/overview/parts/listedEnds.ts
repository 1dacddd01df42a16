import { endingDays } from '@atrium/contracts/shared/licence/contract'

interface Dated {
  /** When it ends. */
  readonly end: string
}

const usual = 4
const day = 86_400_000

const isOver = ({ end }: Dated, now: number) => Date.parse(end) <= now

/** Whether it is over, or will be within days that are worth a warning. */
export function endState(product: Dated, now: number): 'over' | 'soon' | undefined {
  if (isOver(product, now)) return 'over'
  return Date.parse(product.end) <= now + endingDays * day ? 'soon' : undefined
}

/**
 * Which products a card names, of many by when they end: all that end soon, after a few that are over, and some more
 * where that leaves room.
 */
export function listedEnds<Product extends Dated>(byEnd: readonly Product[], now: number): Product[] {
  const over = byEnd.filter((product) => isOver(product, now)).slice(-usual)
  const ahead = byEnd.filter((product) => !isOver(product, now))
  const soon = ahead.filter((product) => endState(product, now) === 'soon').length
  return [...over, ...ahead.slice(0, Math.max(soon, usual - over.length))]
}
