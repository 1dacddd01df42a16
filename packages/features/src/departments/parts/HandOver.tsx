import { HostActionsContext } from './HostActions'
import { TransferDialog, type TransferDialogProps } from './TransferDialog'

export interface HandOverProps extends TransferDialogProps {
  /** The company was handed over: as with the feature itself. */
  readonly onTransferred: () => void
}

/** The question before handing the company over, for another screen than the members'. */
export function HandOver({ onTransferred, ...dialog }: HandOverProps) {
  return (
    <HostActionsContext value={{ onTransferred }}>
      <TransferDialog {...dialog} />
    </HostActionsContext>
  )
}
