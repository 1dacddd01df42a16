import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Request } from '../../shared/request/request'
import { asFailure } from '../../shared/wire/Failure'
import { type Quote, renewalsApiAtom } from '../api'
import type { Wish } from '../wish'

const pauseMilliseconds = 250

interface Asked {
  readonly key: string
  readonly request: Request<Quote>
}

/**
 * The price of a renewal, asked again shortly after each change. An earlier answer stays, marked stale, until the next
 * one arrives. A wish that is incomplete (undefined) keeps the last price.
 */
export function useQuote(wish: Wish | undefined) {
  const { quoteRenewal } = useAtomValue(renewalsApiAtom)
  const [attempt, setAttempt] = useState(0)
  const [asked, setAsked] = useState<Asked>()
  const body = wish && JSON.stringify(wish)
  const key = body && `${attempt} ${body}`

  useEffect(() => {
    if (body === undefined || key === undefined) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const request = await quoteRenewal({ body: JSON.parse(body) as Wish }, { signal: controller.signal })
        .then((value): Request<Quote> => ({ state: 'ready', value, stale: false }))
        .catch((thrown): Request<Quote> => ({ state: 'failed', failure: asFailure(thrown) }))
      if (!controller.signal.aborted) setAsked({ key, request })
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, body, quoteRenewal])

  return { quote: shown(key, asked), askAgain: () => setAttempt(attempt + 1) }
}

function shown(key: string | undefined, asked: Asked | undefined): Request<Quote> {
  if (!asked) return { state: 'loading' }
  if (asked.key === key) return asked.request
  return asked.request.state === 'ready' ? { ...asked.request, stale: true } : { state: 'loading' }
}
