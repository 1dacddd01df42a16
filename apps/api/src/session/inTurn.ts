interface Lane {
  running: number
  readonly waiting: (() => void)[]
}

const lanes = new Map<string, Lane>()

/** Runs what has the same key one after the other, or so many at once, in this process. */
export async function inTurn<T>(key: string, work: () => Promise<T>, atOnce = 1): Promise<T> {
  const lane = lanes.get(key) ?? { running: 0, waiting: [] }
  lanes.set(key, lane)
  if (lane.running < atOnce) lane.running += 1
  else await new Promise<void>((resolve) => lane.waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = lane.waiting.shift()
    if (next) next()
    else lane.running -= 1
    if (lane.running === 0) lanes.delete(key)
  }
}
