import { ConfirmDialog, type ConfirmDialogProps } from '@atrium/ui/confirm-dialog'
import { useDescribeFailure, useHost, useTexts } from '../host/useKept'
import { sharedMessages } from '../texts/sharedMessages'
import { asFailure, type Failure } from '../wire/Failure'

interface QuestionProps extends Omit<ConfirmDialogProps, 'cancelLabel' | 'describeFailure'> {
  /** Default: "Cancel". */
  readonly cancelLabel?: string
  /** Notice when it is done. Default: nothing. */
  readonly done?: string
  /** Default: the general description. */
  readonly describeFailure?: (failure: Failure) => string
}

/** Asks before something is done, and reports the result. */
export function Question({ cancelLabel, done, describeFailure, onConfirm, ...question }: QuestionProps) {
  const { cancel } = useTexts(sharedMessages)
  const { notify } = useHost()
  const describeAnywhere = useDescribeFailure()
  const describe = describeFailure ?? describeAnywhere
  return (
    <ConfirmDialog
      {...question}
      cancelLabel={cancelLabel ?? cancel}
      onConfirm={async () => {
        await onConfirm()
        if (done !== undefined) notify({ tone: 'success', message: done })
      }}
      describeFailure={(thrown) => describe(asFailure(thrown))}
    />
  )
}
