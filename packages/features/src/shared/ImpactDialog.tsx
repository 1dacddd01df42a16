import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import type { ReactNode } from 'react'
import { asFailure, type Failure } from './Failure'
import { ImpactBody } from './ImpactBody'
import styles from './ImpactDialog.module.css'
import type { Blocker, Impact } from './impact/contract'
import { sharedMessages } from './sharedMessages'
import { useTexts } from './useHost'
import { useQuestion } from './useQuestion'

/** A blocker in the feature's words, and where to clear it. */
export interface DescribedBlocker {
  readonly text: string
  readonly clear?: { readonly label: string; readonly to: string }
}

export interface ImpactDialogProps<T extends Impact> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The question. */
  readonly title: string
  /** What follows from a yes, in a sentence. */
  readonly lead: ReactNode
  /** Asks the service what the change would do. */
  readonly ask: (signal: AbortSignal) => Promise<T>
  readonly describeBlocker: (blocker: Blocker) => DescribedBlocker
  /** More about the answer than who loses what and where seats return. */
  readonly details?: (answer: T) => ReactNode
  /** Leaves out that nobody loses a licence, where licences are not what it is about. */
  readonly quiet?: boolean
  readonly confirmLabel: string
  /** `danger` when it takes something away. Default: danger. */
  readonly tone?: 'neutral' | 'danger'
  /** Does it, knowing what was shown. */
  readonly onConfirm: (shown: T) => Promise<unknown>
  readonly describeFailure: (failure: Failure) => string
}

/**
 * Asks before something is taken away or moved, and shows who loses what, which seats return where, and what is
 * in the way. Yes can be said only to an impact that is shown and not blocked.
 */
export function ImpactDialog<T extends Impact>({
  open,
  onOpenChange,
  title,
  lead,
  ask,
  describeBlocker,
  details,
  quiet = false,
  confirmLabel,
  tone = 'danger',
  onConfirm,
  describeFailure,
}: ImpactDialogProps<T>) {
  const { cancel } = useTexts(sharedMessages)
  const { request, askAgain } = useQuestion(open, ask)
  const shown = request.state === 'ready' && request.value.blockers.length === 0 ? request.value : undefined

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone={tone}
      width={560}
      title={title}
      description={<div className={styles.lead}>{lead}</div>}
      confirmLabel={confirmLabel}
      confirmDisabled={shown === undefined}
      cancelLabel={cancel}
      onConfirm={async () => {
        if (shown) await onConfirm(shown)
      }}
      describeFailure={(thrown) => {
        const failure = asFailure(thrown)
        // What was shown holds no longer: show what holds now.
        if (failure.kind === 'refused' || failure.kind === 'missing') askAgain()
        return describeFailure(failure)
      }}
    >
      <ImpactBody
        request={request}
        quiet={quiet}
        describeBlocker={describeBlocker}
        describeFailure={describeFailure}
        details={details}
        onRetry={askAgain}
        onLeave={() => onOpenChange(false)}
      />
    </ConfirmDialog>
  )
}
