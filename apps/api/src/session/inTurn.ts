const queues = new Map<string, Promise<unknown>>()

/** Runs what has the same key one after the other, in this process. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(key)
  const mine = before ? before.then(work, work) : work()
  queues.set(key, mine)
  try {
    return await mine
  } finally {
    if (queues.get(key) === mine) queues.delete(key)
  }
}
