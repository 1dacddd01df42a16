/** A member who needs a seat. */
export interface Seeker {
  readonly userId: string
  /** From the top department down to the member's own. */
  readonly departmentIds: readonly string[]
}

/** Unused seats of a department. */
export interface FreeSeats {
  readonly departmentId: string
  readonly free: number
}

interface PlannedSeat {
  readonly userId: string
  readonly departmentId: string
  /** The seat belongs to a department above the member's own. */
  readonly isFromAbove: boolean
}

/**
 * Assigns each seeker a seat from the nearest department upwards with a free one; null if they don't all fit.
 *
 * Taking the nearest seat never harms another seeker: anyone who could use the nearer seat could use the farther one
 * as well. So a plan is found whenever one exists, in any order.
 */
export function planSeats(
  seekers: readonly Seeker[],
  holdings: readonly FreeSeats[],
): readonly PlannedSeat[] | null {
  const planned = planFreeSeats(seekers, holdings)
  return planned.length < seekers.length ? null : planned
}

/** The same for as many seekers as possible, the first ones first. Those for whom no seat is left are left out. */
export function planFreeSeats(
  seekers: readonly Seeker[],
  holdings: readonly FreeSeats[],
): readonly PlannedSeat[] {
  const free = new Map(holdings.map(({ departmentId, free }) => [departmentId, free]))
  return seekers.flatMap(({ userId, departmentIds }) => {
    const departmentId = departmentIds.findLast((id) => (free.get(id) ?? 0) > 0)
    if (departmentId === undefined) return []
    free.set(departmentId, (free.get(departmentId) ?? 0) - 1)
    return [{ userId, departmentId, isFromAbove: departmentId !== departmentIds.at(-1) }]
  })
}
