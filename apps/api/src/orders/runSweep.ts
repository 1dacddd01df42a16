import type { Ports } from '../service/ports'
import { sweepOrders } from './sweepOrders'

export interface RunningSweep {
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>
}

const pauseMilliseconds = 5_000

/** Sweeps until it is stopped. */
export function runSweep(ports: Ports): RunningSweep {
  let isStopped = false
  let underWay = Promise.resolve()
  let timer = setTimeout(sweep, pauseMilliseconds)

  function sweep(): void {
    underWay = sweepOrders(ports).finally(() => {
      if (!isStopped) timer = setTimeout(sweep, pauseMilliseconds)
    })
  }

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
