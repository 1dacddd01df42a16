import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { Request } from '../../shared/request/request'
import { asFailure } from '../../shared/wire/Failure'
import { bulkLicencesApiAtom, type Preview } from '../api'
import { type BulkInput, bodyOf, excessOf, namesPeople } from '../selection'

const pauseMilliseconds = 250

interface Asked {
  readonly key: string
  readonly request: Request<Preview>
}

/**
 * What the change would do, asked again shortly after each change of the selection. An earlier answer stays, marked
 * stale, until the next one arrives. Undefined: people or products are missing, or too many.
 */
export function useBulkPreview({ kind, selection }: BulkInput) {
  const { previewBulkChange } = useAtomValue(bulkLicencesApiAtom)
  const [attempt, setAttempt] = useState(0)
  const [asked, setAsked] = useState<Asked>()
  const isComplete =
    selection.productIds.length > 0 && namesPeople(selection) && excessOf(selection) === undefined
  const body = useMemo(() => bodyOf({ kind, selection }), [kind, selection])
  const key = isComplete ? `${attempt} ${JSON.stringify(body)}` : ''

  useEffect(() => {
    if (key === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const request = await previewBulkChange({ body }, { signal: controller.signal })
        .then((value): Request<Preview> => ({ state: 'ready', value, stale: false }))
        .catch((thrown): Request<Preview> => ({ state: 'failed', failure: asFailure(thrown) }))
      if (!controller.signal.aborted) setAsked({ key, request })
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, body, previewBulkChange])

  return { preview: key === '' ? undefined : shown(key, asked), askAgain: () => setAttempt(attempt + 1) }
}

function shown(key: string, asked: Asked | undefined): Request<Preview> {
  if (!asked) return { state: 'loading' }
  if (asked.key === key) return asked.request
  return asked.request.state === 'ready' ? { ...asked.request, stale: true } : { state: 'loading' }
}
