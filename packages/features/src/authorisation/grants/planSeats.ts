import type { UngrantedUser } from '../api'

type Seeker = Pick<UngrantedUser, 'openSeats'>

export interface SeatPlan<Member> {
  /** Unused seats that these members may use together. */
  readonly available: number
  /** Members who get none. */
  readonly without: readonly Member[]
}

/** Distributes the seats of the members' departments and those above, in the same way as the service. */
export function planSeats<Member extends Seeker>(members: readonly Member[]): SeatPlan<Member> {
  const unused = new Map(
    members.flatMap(({ openSeats }) => openSeats).map(({ pool, unusedCount }) => [pool, unusedCount]),
  )
  const available = [...unused.values()].reduce((sum, count) => sum + count, 0)
  // Anyone who could use the nearest seat can use a farther one as well, so this order excludes nobody.
  const without = members.filter(({ openSeats }) => {
    const nearest = openSeats.find(({ pool }) => (unused.get(pool) ?? 0) > 0)
    if (!nearest) return true
    const left = unused.get(nearest.pool) ?? 0
    unused.set(nearest.pool, left - 1)
    return false
  })
  return { available, without }
}
