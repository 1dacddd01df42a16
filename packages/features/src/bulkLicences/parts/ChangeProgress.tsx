import { StatusBadge } from '@atrium/ui/status-badge'
import { Undo2 } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { RunningTask } from '../../shared/screen/RunningTask'
import { TaskResult } from '../../shared/screen/TaskResult'
import type { KnownBulkChange } from '../api'
import { bulkLicencesMessages } from '../messages'
import { isMoving } from '../useLiveChange'
import styles from './ChangeProgress.module.css'

interface ChangeProgressProps {
  readonly change: KnownBulkChange
  /** Below a running change. Default: nothing. */
  readonly hint?: string
}

/** How far a change is, or its result with the reasons for what was not done. */
export function ChangeProgress({ change, hint }: ChangeProgressProps) {
  const texts = useTexts(bulkLicencesMessages)
  const words = useResultWords()(change)
  if (isMoving(change)) {
    const [finished, total] = progressOf(change)
    return (
      <RunningTask
        title={words.title}
        figures={texts.progressOf(finished, total)}
        done={finished}
        total={total}
        hint={hint}
      />
    )
  }
  return (
    <div className={layout.tightStack}>
      <TaskResult
        tone={words.left > 0 ? 'warning' : 'success'}
        icon={change.state === 'undone' ? Undo2 : undefined}
        title={words.title}
      >
        {change.skipped > 0 && <StatusBadge tone="idle">{texts.skippedCount(change.skipped)}</StatusBadge>}
        {words.left > 0 && <StatusBadge tone="warning">{words.leftWords}</StatusBadge>}
      </TaskResult>
      {change.reasons.length > 0 && (
        <ul className={styles.reasons}>
          {change.reasons.map(({ reason, count }) => (
            <li key={reason}>{texts.reasonCount(texts[reason], count)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Lines that are finished, and lines that will be. */
function progressOf({ state, total, waiting, done, undone }: KnownBulkChange): readonly [number, number] {
  return state === 'undoing' ? [undone, done + undone] : [total - waiting, total]
}

/** The title of a change by its state, and how many lines were not done, or not undone. */
export function useResultWords() {
  const texts = useTexts(bulkLicencesMessages)
  return ({ kind, state, done, failed, undone }: KnownBulkChange) => {
    if (state === 'undone')
      return {
        title: (kind === 'grant' ? texts.undoneGrant : texts.undoneCancel)(undone),
        left: done,
        leftWords: texts.notUndone(done),
      }
    const title = {
      running: kind === 'grant' ? texts.granting : texts.cancelling,
      undoing: texts.undoing,
      done: (kind === 'grant' ? texts.granted : texts.cancelled)(done),
    }[state]
    return { title, left: failed, leftWords: texts.notDone(failed) }
  }
}
