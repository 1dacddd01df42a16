import pLimit, { type LimitFunction } from 'p-limit'
import type { Refusal } from '../refusal/Refusal'

interface Lane {
  readonly limit: LimitFunction
  users: number
}

export interface LaneOptions {
  /** How many of one lane run at once. */
  readonly atOnce: number
  /** How many more may wait for their turn there. */
  readonly waiting: number
  /** What who comes after those is told. */
  readonly full: () => Refusal
}

type Lanes = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** A lane for each key, in this process: what has the same one waits for its turn, and nobody else does. */
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
