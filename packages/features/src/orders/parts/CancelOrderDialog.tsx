import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useAtomValue } from 'jotai'
import { useDescribeFailure, useHost } from '../../shared/host/useHost'
import { asFailure } from '../../shared/wire/Failure'
import { ordersApiAtom } from '../api'
import { useOrdersTexts, useRefusals } from '../useOrdersTexts'

interface CancelOrderDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly orderNo: string
  readonly onChanged: () => void
}

/** Asks, then closes the order. It is read again either way: it may have been paid meanwhile. */
export function CancelOrderDialog({ open, onClose, orderNo, onChanged }: CancelOrderDialogProps) {
  const texts = useOrdersTexts()
  const { notify } = useHost()
  const api = useAtomValue(ordersApiAtom)
  const describe = useDescribeFailure(useRefusals())

  async function cancel() {
    try {
      await api.cancelOrder({ params: { orderNo } })
    } finally {
      onChanged()
    }
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
