import { useEffect, useState } from 'react'
import { asFailure } from '../wire/Failure'
import type { Request } from './request'

const pauseMilliseconds = 250

interface Asked<T> {
  readonly key: string
  readonly request: Request<T>
}

interface Question<B, T> {
  /** Undefined: something is missing, so nothing is asked. Keep it stable. */
  readonly body: B | undefined
  readonly ask: (body: B, signal: AbortSignal) => Promise<T>
}

/**
 * Asks shortly after each change of the question, such as for a preview while somebody types. An earlier answer stays,
 * marked stale, until the next one arrives. Undefined: nothing is asked.
 */
export function useDelayedRequest<B, T>({ body, ask }: Question<B, T>) {
  const [attempt, setAttempt] = useState(0)
  const [asked, setAsked] = useState<Asked<T>>()
  const key = body === undefined ? '' : `${attempt} ${JSON.stringify(body)}`

  useEffect(() => {
    if (body === undefined || key === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const request = await ask(body, controller.signal)
        .then((value): Request<T> => ({ state: 'ready', value, stale: false }))
        .catch((thrown): Request<T> => ({ state: 'failed', failure: asFailure(thrown) }))
      if (!controller.signal.aborted) setAsked({ key, request })
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, body, ask])

  return { answer: key === '' ? undefined : shown(key, asked), askAgain: () => setAttempt(attempt + 1) }
}

function shown<T>(key: string, asked: Asked<T> | undefined): Request<T> {
  if (!asked) return { state: 'loading' }
  if (asked.key === key) return asked.request
  return asked.request.state === 'ready' ? { ...asked.request, stale: true } : { state: 'loading' }
}
