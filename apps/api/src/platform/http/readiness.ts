import { setTimeout as sleep } from 'node:timers/promises'

/** Whether this process is to be given requests, and whether anybody watches that. */
export interface Readiness {
  /** Told to whoever asks; that they asked is noted. */
  tell(): 'ready' | 'ending'
  /** From now on it tells `ending`; resolves once those who watch have heard it. */
  end(): Promise<void>
}

/** A balancer may want to hear it so often before it believes it. */
const tellings = 3
/** In milliseconds; beyond that nobody is waited for. */
const longest = 15_000
/** So much later than usual somebody may ask who still watches. */
const slack = 5000
/** For what was sent here before it was heard. */
const breath = 300

export function createReadiness(now = () => performance.now()): Readiness {
  let state: 'ready' | 'ending' = 'ready'
  let asked: readonly number[] = []
  let told = 0

  /** Somebody who asked more than once, as who waits for a start does not, about as long ago as they use to. */
  function isWatched(): boolean {
    const [first = 0] = asked
    const last = asked.at(-1) ?? 0
    const pause = (last - first) / (asked.length - 1)
    return asked.length > 1 && now() - last < 2 * pause + slack
  }

  return {
    tell() {
      asked = [...asked, now()].slice(-4)
      if (state === 'ending') told += 1
      return state
    },
    async end() {
      state = 'ending'
      const until = now() + longest
      while (isWatched() && told < tellings && now() < until) await sleep(50)
      await sleep(breath)
    },
  }
}
