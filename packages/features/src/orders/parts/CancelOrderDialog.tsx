import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useDescribeFailure, useHost } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { asFailure } from '../../shared/wire/Failure'
import { cancelOrderAction } from '../actions'
import { useOrdersTexts, useRefusals } from '../useOrdersTexts'

interface CancelOrderDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly orderNo: string
}

/** Asks, then closes the order. */
export function CancelOrderDialog({ open, onClose, orderNo }: CancelOrderDialogProps) {
  const texts = useOrdersTexts()
  const { notify } = useHost()
  const { perform } = useAction(cancelOrderAction)
  const describe = useDescribeFailure(useRefusals())

  async function cancel() {
    await perform(orderNo)
    notify({ tone: 'success', message: texts.cancelled })
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone="danger"
      title={texts.confirmCancel}
      description={texts.cancelHint(orderNo)}
      confirmLabel={texts.cancel}
      cancelLabel={texts.keep}
      onConfirm={cancel}
      describeFailure={(thrown) => describe(asFailure(thrown))}
    />
  )
}
