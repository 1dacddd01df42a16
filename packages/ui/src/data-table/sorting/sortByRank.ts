import type { Ranks } from './rankValues'

/** The rows by rank: stable in both directions, blanks always last. */
export function sortByRank<Row>(rows: readonly Row[], ranks: Ranks, direction: 'asc' | 'desc'): Row[] {
  const { of, count } = ranks
  const last = count - 1
  const sorted = rows.slice()
  // All ranks differ, so each row's rank is its position.
  if (count === rows.length) {
    const isUp = direction === 'asc'
    for (let index = 0; index < count; index++) {
      const rank = of[index] ?? 0
      sorted[isUp ? rank : last - rank] = rows[index] as Row
    }
    return sorted
  }

  const place = (rank: number) => (direction === 'asc' || rank === count ? rank : last - rank)

  const starts = new Uint32Array(count + 2)
  for (const rank of of) {
    const after = place(rank) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let rank = 1; rank < starts.length; rank++)
    starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0)

  for (let index = 0; index < rows.length; index++) {
    const at = place(of[index] ?? count)
    const position = starts[at] ?? 0
    sorted[position] = rows[index] as Row
    starts[at] = position + 1
  }
  return sorted
}
