import pLimit, { type LimitFunction } from 'p-limit'
import type { Refusal } from '../../refusal/Refusal'

interface Queue {
  readonly limit: LimitFunction
  users: number
}

export interface KeyedQueueOptions {
  /** How much work of one key runs at once. */
  readonly atOnce: number
  /** How much more may wait. */
  readonly waiting: number
  /** The refusal for everything beyond. */
  readonly full: () => Refusal
}

type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>

/** A queue per key, in this process: work with the same key waits for its turn. */
export function createKeyedQueue({ atOnce, waiting, full }: KeyedQueueOptions): KeyedQueue {
  const queues = new Map<string, Queue>()
  return async (key, work) => {
    const queue = queues.get(key) ?? { limit: pLimit(atOnce), users: 0 }
    if (queue.users >= atOnce + waiting) throw full()
    queues.set(key, queue)
    queue.users += 1
    try {
      return await queue.limit(work)
    } finally {
      queue.users -= 1
      if (queue.users === 0) queues.delete(key)
    }
  }
}
