export interface Repetition {
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>
}

/** Does a work that never fails, a pause after the other, until it is stopped. */
export function repeatedly(work: () => Promise<void>, pauseMilliseconds: number): Repetition {
  let isStopped = false
  let underWay = Promise.resolve()
  let timer = setTimeout(start, pauseMilliseconds)

  function start(): void {
    underWay = work().finally(() => {
      if (!isStopped) timer = setTimeout(start, pauseMilliseconds)
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
