import { Button } from '@atrium/ui/button'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCovers, useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { useFormat } from '../../shared/texts/useFormat'
import { failureNotice } from '../../shared/wire/failureNotice'
import { retryAction, undoAction } from '../actions'
import type { KnownBulkChange } from '../api'
import { bulkLicencesMessages } from '../messages'
import styles from './ChangeActions.module.css'

/** What can be done about an ended change: trying again what failed, and undoing everything until its deadline. */
export function ChangeActions({ change }: { readonly change: KnownBulkChange }) {
  const texts = useTexts(bulkLicencesMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { shortTime } = useFormat()
  const [asking, setAsking] = useState(false)
  const retrying = useAction(retryAction)
  const undoing = useAction(undoAction)
  const { changeId, kind, state, done, failed, undoUntil, undoableCount } = change
  const isInTime = useIsBefore(undoUntil)
  const mayChange = useCovers('bulkLicences:write')
  const canUndo = mayChange && state === 'done' && undoableCount > 0 && isInTime
  const undoLabel = undoableCount === done ? texts.undoAll : texts.undoSome(undoableCount)
  const canRetry = mayChange && state === 'done' && failed > 0

  async function retry() {
    const result = await retrying.run(changeId)
    if (!result.done) notify(failureNotice(result.failure, describe(result.failure)))
  }

  return (
    <>
      {canUndo && undoUntil && <span className={styles.until}>{texts.undoUntil(shortTime(undoUntil))}</span>}
      {canUndo && (
        <Button
          icon={<Undo2 />}
          tone={kind === 'grant' ? 'danger' : 'neutral'}
          onClick={() => setAsking(true)}
        >
          {undoLabel}
        </Button>
      )}
      {canRetry && (
        <Button icon={<RotateCcw />} busy={retrying.busy} onClick={retry}>
          {texts.retry(failed)}
        </Button>
      )}
      <Question
        open={asking}
        onOpenChange={setAsking}
        tone={kind === 'grant' ? 'danger' : 'neutral'}
        title={texts.undoQuestion(undoableCount)}
        description={kind === 'grant' ? texts.undoGrantText : texts.undoCancelText}
        confirmLabel={undoLabel}
        onConfirm={() => undoing.perform(changeId)}
      />
    </>
  )
}

/** Whether the moment is still to come; rerenders when it has passed. */
function useIsBefore(moment: string | null): boolean {
  const end = moment === null ? 0 : Date.parse(moment)
  const [, pass] = useState(0)
  useEffect(() => {
    const left = end - Date.now()
    // Longer times don't fit into a timer, and aren't waited for.
    if (left <= 0 || left > 2 ** 31 - 1) return
    const timer = setTimeout(() => pass((count) => count + 1), left)
    return () => clearTimeout(timer)
  }, [end])
  return end > Date.now()
}
