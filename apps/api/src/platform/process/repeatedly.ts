export interface Repetition {
  /** Starts the work without a pause: at once, or again when the current run ends. */
  hurry(): void
  /** Resolves when nothing is in progress. */
  stop(): Promise<void>
}

/** Repeats work that never fails, with a pause in between, until stopped. */
export function repeatedly(work: () => Promise<void>, pauseMilliseconds: number): Repetition {
  let isStopped = false
  let isRunning = false
  let isHurried = false
  let underWay = Promise.resolve()
  let timer = setTimeout(start, pauseMilliseconds)

  function start(): void {
    isRunning = true
    isHurried = false
    underWay = work().finally(() => {
      isRunning = false
      if (!isStopped) timer = setTimeout(start, isHurried ? 0 : pauseMilliseconds)
    })
  }

  return {
    hurry() {
      isHurried = true
      if (isRunning || isStopped) return
      clearTimeout(timer)
      start()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
