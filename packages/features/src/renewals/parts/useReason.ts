import { useCallback } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { EndingBatch } from '../api'
import { renewalsMessages } from '../messages'

type Facts = Pick<EndingBatch, 'isConcurrent' | 'usedCount' | 'idleCount' | 'peakCount' | 'waitingCount'>

/** Why so many seats are suggested: "38 in use, 5 idle, 3 waiting". */
export function useReason() {
  const texts = useTexts(renewalsMessages)
  const { count } = useFormat()
  return useCallback(
    ({ isConcurrent, usedCount, idleCount, peakCount, waitingCount }: Facts) =>
      isConcurrent
        ? texts.reasonAtOnce(count(usedCount))
        : texts.reasons([
            texts.reasonUsed(count(usedCount)),
            ...(idleCount ? [texts.idle(count(idleCount))] : []),
            // It decides only if more used it on one day than really use it.
            ...(peakCount !== null && peakCount > usedCount - (idleCount ?? 0)
              ? [texts.reasonPeak(count(peakCount))]
              : []),
            ...(waitingCount > 0 ? [texts.reasonWaiting(count(waitingCount))] : []),
          ]),
    [texts, count],
  )
}
