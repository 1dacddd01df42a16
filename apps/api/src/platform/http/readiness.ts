import { setTimeout as sleep } from 'node:timers/promises'

/** Whether this process should get requests, and whether anybody monitors that. */
export interface Readiness {
  /** Answers a check and counts it. */
  tell(): 'ready' | 'ending'
  /** From now on it answers `ending`; resolves when the monitors have seen that. */
  end(): Promise<void>
}

/** Answers that a balancer may need before it reacts. */
const tellings = 3
/** In milliseconds: the longest wait for a monitor. */
const longest = 15_000
/** Milliseconds that a monitor's interval may vary. */
const slack = 5000
/** Milliseconds for requests that were sent before the monitor noticed. */
const breath = 300

export function createReadiness(now = () => performance.now()): Readiness {
  let state: 'ready' | 'ending' = 'ready'
  let checkTimes: readonly number[] = []
  let endingAnswers = 0

  /**
   * Whether a monitor checks regularly: it checked more than once, unlike a script that waits for a start, and recently
   * compared with its interval.
   */
  function isWatched(): boolean {
    const [first = 0] = checkTimes
    const last = checkTimes.at(-1) ?? 0
    const pause = (last - first) / (checkTimes.length - 1)
    return checkTimes.length > 1 && now() - last < 2 * pause + slack
  }

  return {
    tell() {
      checkTimes = [...checkTimes, now()].slice(-4)
      if (state === 'ending') endingAnswers += 1
      return state
    },
    async end() {
      state = 'ending'
      const until = now() + longest
      while (isWatched() && endingAnswers < tellings && now() < until) await sleep(50)
      await sleep(breath)
    },
  }
}
