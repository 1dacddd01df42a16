export interface ExpiryPoint {
  readonly id: string
  /** When it ends; before `now`: it is over. */
  readonly at: Date
  /** What it is and when it ends, to be read on its dot. */
  readonly words: string
}

/** The share of the width that what is over has for itself. */
export const overShare = 0.14

export interface PlacedDot {
  readonly id: string
  readonly words: string
  readonly state: 'over' | 'soon' | 'later'
  /** Along the whole width, 0 to 1. */
  readonly share: number
  /** How many stand below it. */
  readonly height: number
}

const day = 86_400_000
const year = 365 * day
/** Dots nearer than this, of the width, would cover each other. */
const nearest = 0.045
/** Higher they would leave the drawing. */
const highest = 4

/** Where the dots and the beginnings of the months stand. */
export function placePoints(points: readonly ExpiryPoint[], now: Date, soonDays: number) {
  const shareAt = (at: Date) => overShare + (1 - overShare) * ((at.getTime() - now.getTime()) / year)
  const dots: PlacedDot[] = []
  for (const { id, at, words } of [...points].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const state = at <= now ? 'over' : at.getTime() - now.getTime() <= soonDays * day ? 'soon' : 'later'
    const wanted = state === 'over' ? nearest / 2 : shareAt(at)
    if (wanted > 1) continue
    const [share, height] = stack(dots, state, wanted)
    dots.push({ id, words, state, share: Math.min(share, 1 - nearest / 2), height })
  }
  return { months: monthsOf(now).map((at) => ({ at, share: shareAt(at) })), dots }
}

/** On top of the last one where they would meet; what is over fills its zone from the left. */
function stack(dots: readonly PlacedDot[], state: PlacedDot['state'], wanted: number) {
  const last = dots.at(-1)
  if (!last || last.state !== state) return [wanted, 0] as const
  const isOver = state === 'over'
  if (!isOver && wanted - last.share >= nearest) return [wanted, 0] as const
  if (last.height + 1 < highest) return [last.share, last.height + 1] as const
  return [
    isOver ? Math.min(last.share + nearest, overShare - nearest / 2) : last.share,
    isOver ? 0 : last.height,
  ] as const
}

/** The first of each month within a year. */
const monthsOf = (now: Date) =>
  Array.from({ length: 12 }, (_, n) => new Date(now.getFullYear(), now.getMonth() + n + 1, 1))
