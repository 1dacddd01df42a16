import pLimit, { type LimitFunction } from 'p-limit'
import type { Refusal } from '../refusal/Refusal'

interface Lane {
  readonly limit: LimitFunction
  users: number
}

export interface LaneOptions {
  /** How much work of one key runs at once. */
  readonly atOnce: number
  /** How much more may wait. */
  readonly waiting: number
  /** The refusal for everything beyond. */
  readonly full: () => Refusal
}

type Lanes = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** A queue per key, in this process: work with the same key waits for its turn. */
export function createLanes({ atOnce, waiting, full }: LaneOptions): Lanes {
  const lanes = new Map<string, Lane>()
  return async (key, work) => {
    const lane = lanes.get(key) ?? { limit: pLimit(atOnce), users: 0 }
    if (lane.users >= atOnce + waiting) throw full()
    lanes.set(key, lane)
    lane.users += 1
    try {
      return await lane.limit(work)
    } finally {
      lane.users -= 1
      if (lane.users === 0) lanes.delete(key)
    }
  }
}
