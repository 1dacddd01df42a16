const firstPause = 2000
const longestPause = 15_000

/**
 * Retries with growing pauses, and at once when the browser is back online. Calls `onThere` once on success.
 * Returns a function that cancels it.
 */
export function fetchAgain(again: () => Promise<boolean>, onThere: () => void): () => void {
  const over = new AbortController()
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTrying = false

  async function attempt() {
    if (isTrying || over.signal.aborted) return
    isTrying = true
    clearTimeout(timer)
    const isThere = await again()
    isTrying = false
    if (over.signal.aborted) return
    if (isThere) {
      over.abort()
      return onThere()
    }
    timer = setTimeout(attempt, pause)
    pause = Math.min(pause * 2, longestPause)
  }

  timer = setTimeout(attempt, pause)
  globalThis.addEventListener?.('online', attempt, { signal: over.signal })
  over.signal.addEventListener('abort', () => clearTimeout(timer))
  return () => over.abort()
}
