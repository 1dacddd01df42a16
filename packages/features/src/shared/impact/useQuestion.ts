import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Request } from '../request/request'
import { asFailure } from '../wire/Failure'

/** Asks once each time it opens, and again on demand; late answers are ignored. */
export function useQuestion<T>(open: boolean, ask: (signal: AbortSignal) => Promise<T>) {
  const [request, setRequest] = useState<Request<T>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const askNow = useEffectEvent(ask)

  useEffect(() => {
    if (!open) return
    const controller = new AbortController()
    setRequest({ state: 'loading' })
    askNow(controller.signal)
      .then((value): Request<T> => ({ state: 'ready', value, stale: false }))
      .catch((thrown): Request<T> => ({ state: 'failed', failure: asFailure(thrown) }))
      .then((settled) => {
        if (!controller.signal.aborted) setRequest(settled)
      })
    return () => controller.abort(attempt)
  }, [open, attempt])

  return { request, askAgain: useCallback(() => setAttempt((count) => count + 1), []) }
}
