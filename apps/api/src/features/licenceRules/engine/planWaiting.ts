import type { WaitReason } from './planPair'

/** Somebody who waits for a product. */
export interface Waiting {
  readonly userId: string
  /** From the top department down to the member's own. */
  readonly departmentIds: readonly string[]
  readonly reason: WaitReason
  /** The department whose own seats the rule uses; null: any that the member can reach. */
  readonly poolDepartmentId: string | null
  /** Seats by rules that the member may not keep: one of them moves to the new place. */
  readonly moving: readonly { readonly grantId: string; readonly mainId: string }[]
}

/** Free seats of a batch by department. */
export interface FreeBatch {
  readonly mainId: string
  readonly free: ReadonlyMap<string, number>
}

export interface GivenSeat {
  readonly waiting: Waiting
  readonly mainId: string
  readonly departmentId: string
  /** The grant that moves there; null: a new one. */
  readonly grantId: string | null
}

/**
 * Gives free seats of a product to those who wait for it, the first one first. Somebody who can't reach a free seat
 * doesn't hold up those behind. Each gets the nearest seat from their department upwards.
 *
 * @param batches batches that can be granted; at the same distance, the first one is used first
 */
export function planWaiting(queue: readonly Waiting[], batches: readonly FreeBatch[]): readonly GivenSeat[] {
  const left = batches.map(({ mainId, free }) => ({ mainId, free: new Map(free) }))
  return queue.flatMap((waiting) => {
    const { departmentIds, poolDepartmentId, moving } = waiting
    for (const departmentId of departmentIds.toReversed()) {
      if (poolDepartmentId !== null && poolDepartmentId !== departmentId) continue
      const batch = left.find(({ free }) => (free.get(departmentId) ?? 0) > 0)
      if (!batch) continue
      const { mainId, free } = batch
      free.set(departmentId, (free.get(departmentId) ?? 0) - 1)
      const moved = moving.find((seat) => seat.mainId === mainId) ?? moving[0]
      return [{ waiting, mainId, departmentId, grantId: moved?.grantId ?? null }]
    }
    return []
  })
}
