import type { LockedProduct } from '../seats'

/** Seats of a batch that a department owns, and how many are in use. */
export interface Holding {
  readonly mainId: string
  readonly departmentId: string
  readonly quantity: number
  readonly inUse: number
}

interface Place {
  readonly mainId: string
  readonly departmentId: string
}

/**
 * A free seat for a member: from their own department or the nearest one above, of the first batch with one.
 * Otherwise a place beyond the seats, as far as the vendor allows it. Undefined: none.
 *
 * Seats may be passed on while they are in use, so a department can have more checkouts than seats. A batch never
 * gains a checkout beyond its seats and the overcommit: the checkouts beyond the seats of each department are at least
 * those beyond the seats of all.
 *
 * @param departmentIds from the top department down to the member's own
 */
export function placeFor(
  departmentIds: readonly string[],
  batches: readonly Pick<LockedProduct, 'mainId' | 'overcommit'>[],
  holdings: readonly Holding[],
): Place | undefined {
  const ofBatches = batches.map((batch) => {
    const own = holdings.filter(({ mainId }) => mainId === batch.mainId)
    const onPath = own
      .filter(({ departmentId, quantity }) => quantity > 0 && departmentIds.includes(departmentId))
      .sort(
        (one, other) => departmentIds.indexOf(other.departmentId) - departmentIds.indexOf(one.departmentId),
      )
    return { batch, own, onPath }
  })
  for (const { own, onPath } of ofBatches) {
    if (sumOf(own, ({ inUse }) => inUse) >= sumOf(own, ({ quantity }) => quantity)) continue
    const free = onPath.find(({ inUse, quantity }) => inUse < quantity)
    if (free) return { mainId: free.mainId, departmentId: free.departmentId }
  }
  for (const { batch, own, onPath } of ofBatches) {
    const [nearest] = onPath
    const beyond = sumOf(own, ({ inUse, quantity }) => Math.max(0, inUse - quantity))
    if (nearest && beyond < batch.overcommit)
      return { mainId: nearest.mainId, departmentId: nearest.departmentId }
  }
  return undefined
}

const sumOf = <T>(rows: readonly T[], count: (row: T) => number) =>
  rows.reduce((sum, row) => sum + count(row), 0)
