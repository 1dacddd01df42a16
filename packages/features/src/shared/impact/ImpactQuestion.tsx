import type { Request } from '../request/request'
import { Question } from '../screen/Question'
import type { Blocker, Impact } from './api'
import { ImpactBody } from './ImpactBody'
import type { ImpactDialogProps } from './ImpactDialog'
import styles from './ImpactDialog.module.css'

interface ImpactQuestionProps<T extends Impact> extends ImpactDialogProps<T> {
  readonly request: Request<T>
  readonly askAgain: () => void
  /** The remaining rows. */
  readonly rows: readonly string[]
  readonly skipped: readonly Blocker[]
  readonly onSkip: (blockers: readonly Blocker[]) => void
}

/** Can only be confirmed while the impact is shown and not blocked. */
export function ImpactQuestion<T extends Impact>({
  open,
  onOpenChange,
  title,
  lead,
  rows,
  skipped,
  onSkip,
  request,
  askAgain,
  describeBlocker,
  details,
  quiet = false,
  isNamed = false,
  confirmLabel,
  tone = 'danger',
  onConfirm,
  describeFailure,
}: ImpactQuestionProps<T>) {
  const answer = request.state === 'ready' ? request.value : undefined
  const shown = answer?.blockers.length === 0 ? answer : undefined

  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      tone={tone}
      width={560}
      title={typeof title === 'function' ? title(rows, answer) : title}
      description={<div className={styles.lead}>{typeof lead === 'function' ? lead(answer) : lead}</div>}
      confirmLabel={typeof confirmLabel === 'function' ? confirmLabel(rows) : confirmLabel}
      confirmDisabled={shown === undefined}
      onConfirm={async () => {
        if (shown) await onConfirm(shown, rows)
      }}
      describeFailure={(failure) => {
        // The shown impact is outdated: show the current one.
        if (failure.kind === 'refused' || failure.kind === 'missing') askAgain()
        return describeFailure(failure)
      }}
    >
      <ImpactBody
        request={request}
        rows={rows}
        skipped={skipped}
        onSkip={onSkip}
        quiet={quiet}
        isNamed={isNamed}
        describeBlocker={describeBlocker}
        describeFailure={describeFailure}
        details={details}
        onRetry={askAgain}
        onLeave={() => onOpenChange(false)}
      />
    </Question>
  )
}
