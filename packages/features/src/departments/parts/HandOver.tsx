import { HostActionsContext } from './HostActions'
import { TransferDialog, type TransferDialogProps } from './TransferDialog'

export interface HandOverProps extends TransferDialogProps {
  /** Called after the company was handed over, as in the feature itself. */
  readonly onTransferred: () => void
}

/** The question before handing the company over, for screens of other features. */
export function HandOver({ onTransferred, ...dialog }: HandOverProps) {
  return (
    <HostActionsContext value={{ onTransferred }}>
      <TransferDialog {...dialog} />
    </HostActionsContext>
  )
}
