import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { useDelayedRequest } from '../../shared/request/useDelayedRequest'
import { bulkLicencesApiAtom } from '../api'
import { type BulkInput, bodyOf, excessOf, namesPeople } from '../selection'

/** What the change would do. Undefined: people or products are missing, or too many. */
export function useBulkPreview({ kind, selection }: BulkInput) {
  const { previewBulkChange } = useAtomValue(bulkLicencesApiAtom)
  const isComplete =
    selection.productIds.length > 0 && namesPeople(selection) && excessOf(selection) === undefined
  const body = useMemo(
    () => (isComplete ? bodyOf({ kind, selection }) : undefined),
    [isComplete, kind, selection],
  )
  const ask = useCallback(
    (asked: ReturnType<typeof bodyOf>, signal: AbortSignal) => previewBulkChange({ body: asked }, { signal }),
    [previewBulkChange],
  )
  const { answer: preview, askAgain } = useDelayedRequest({ body, ask })
  return { preview, askAgain }
}
