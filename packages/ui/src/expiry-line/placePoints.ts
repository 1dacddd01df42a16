export interface ExpiryPoint {
  readonly id: string
  /** When it ends; before `now`: it has ended. */
  readonly at: Date
  /** The text of its dot: name and end. */
  readonly words: string
}

/** The share of the width for past ends. */
export const overShare = 0.14

export interface PlacedDot {
  readonly id: string
  readonly words: string
  readonly state: 'over' | 'soon' | 'later'
  /** Position across the whole width, 0 to 1. */
  readonly share: number
  /** Number of dots below it. */
  readonly height: number
}

const day = 86_400_000
const year = 365 * day
/** Width of a dot as a share of the width; closer dots would overlap. */
const dotShare = 0.03
/** Higher stacks would leave the drawing. */
const highest = 4

/** The positions of the dots and the starts of months. */
export function placePoints(points: readonly ExpiryPoint[], now: Date, soonDays: number) {
  const shareAt = (at: Date) => overShare + (1 - overShare) * ((at.getTime() - now.getTime()) / year)
  const dots: PlacedDot[] = []
  for (const { id, at, words } of [...points].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const state = at <= now ? 'over' : at.getTime() - now.getTime() <= soonDays * day ? 'soon' : 'later'
    const share = shareAt(at)
    if (share > 1) continue
    dots.push({ id, words, state, ...stack(dots, within(share, state)) })
  }
  return { months: monthsOf(now).map((at) => ({ at, share: shareAt(at) })), dots }
}

/** Keeps a dot whole and on its side of now; long past ends are at the edge. */
function within(share: number, state: PlacedDot['state']): number {
  const [first, last] = state === 'over' ? [0, overShare] : [overShare, 1]
  return Math.min(last - dotShare / 2, Math.max(first + dotShare / 2, share))
}

/** Above the dots that it would overlap, or next to them if the stack is full. */
function stack(dots: readonly PlacedDot[], share: number): Pick<PlacedDot, 'share' | 'height'> {
  const covered = new Set(
    dots.filter((dot) => Math.abs(share - dot.share) < dotShare - 1e-9).map(({ height }) => height),
  )
  const height = Array.from({ length: highest }, (_, level) => level).find((level) => !covered.has(level))
  if (height !== undefined) return { share, height }
  const beside = share + dotShare
  return share < overShare && beside < overShare - dotShare / 2
    ? stack(dots, beside)
    : { share, height: highest - 1 }
}

/** The first of each month within a year. */
const monthsOf = (now: Date) =>
  Array.from({ length: 12 }, (_, n) => new Date(now.getFullYear(), now.getMonth() + n + 1, 1))
