export interface Holder {
  readonly userId: string
  /** The last day of use, or the day of the grant: `YYYY-MM-DD`. */
  readonly idleSince: string
  readonly lastUsedOn: string | null
  readonly grantedAt: Date
}

interface Choice {
  /** Seats after the cut. */
  readonly seats: number
  /** Members chosen to lose their seat. */
  readonly chosen: ReadonlySet<string>
  /** When they were chosen; null: never. */
  readonly decidedAt: Date | null
}

/**
 * Who loses a seat, in this order: those who were chosen, then those who got their seat after the choice, then those
 * who were meant to keep it. Within each, those who haven't used it longest; if nobody ever did, the newest holders,
 * because use of the product may not be reported.
 */
export function chooseLosers<H extends Holder>(
  holders: readonly H[],
  { seats, chosen, decidedAt }: Choice,
): readonly H[] {
  const isUsed = holders.some(({ lastUsedOn }) => lastUsedOn !== null)
  const rankOf = ({ userId, grantedAt }: H) =>
    chosen.has(userId) ? 0 : decidedAt === null || grantedAt > decidedAt ? 1 : 2
  const inOrder = [...holders].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (isUsed ? compare(one.idleSince, other.idleSince) : 0) ||
      other.grantedAt.getTime() - one.grantedAt.getTime() ||
      compare(one.userId, other.userId),
  )
  return inOrder.slice(0, Math.max(0, holders.length - seats))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
