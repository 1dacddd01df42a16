import { useCallback } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import { failureNotice } from '../../../shared/wire/failureNotice'
import { decideAction } from '../../actions'
import type { Decision, KnownDifference } from '../../api'
import { differencesMessages } from '../messages'

export type Decide = (rowIds: readonly string[], decision: Decision) => Promise<boolean>

/** Decides about proposed links. Resolves to whether it was done. */
export function useDecide(difference: KnownDifference | undefined): Decide {
  const texts = useTexts(differencesMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run } = useAction(decideAction)
  const { directoryId = '', differenceId = '' } = difference ?? {}
  return useCallback(
    async (rowIds, decision) => {
      const result = await run({ directoryId, differenceId, decision, rowIds: [...rowIds] })
      notify(
        result.done
          ? { tone: 'success', message: texts.decidedCount(result.value) }
          : failureNotice(result.failure, describe(result.failure)),
      )
      return result.done
    },
    [run, notify, describe, texts, directoryId, differenceId],
  )
}
