import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { asFailure } from './Failure'
import { ImpactBody } from './ImpactBody'
import type { ImpactDialogProps } from './ImpactDialog'
import styles from './ImpactDialog.module.css'
import type { Impact } from './impact/contract'
import type { Request } from './request'
import { sharedMessages } from './sharedMessages'
import { useTexts } from './useHost'

interface ImpactQuestionProps<T extends Impact> extends ImpactDialogProps<T> {
  readonly request: Request<T>
  readonly askAgain: () => void
}

/** Yes can be said only to an impact that is shown and not blocked. */
export function ImpactQuestion<T extends Impact>({
  open,
  onOpenChange,
  title,
  lead,
  request,
  askAgain,
  describeBlocker,
  details,
  quiet = false,
  confirmLabel,
  tone = 'danger',
  onConfirm,
  describeFailure,
}: ImpactQuestionProps<T>) {
  const { cancel } = useTexts(sharedMessages)
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
