export interface Repetition {
  /** Resolves when nothing is in progress. */
  stop(): Promise<void>
}

/** Repeats work that never fails, with a pause in between, until stopped. */
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
