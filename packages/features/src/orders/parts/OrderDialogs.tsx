import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { cancelOrderAction, removeOrderAction } from '../actions'
import type { OrderStatus } from '../api'
import { useOrdersTexts } from '../useOrdersTexts'

export interface OrderActionsProps {
  readonly orderNo: string
  readonly status: OrderStatus
  readonly onRemoved?: () => void
}

interface OrderDialogsProps extends Omit<OrderActionsProps, 'status'> {
  readonly asks: 'cancel' | 'remove' | undefined
  readonly onClose: () => void
}

/** The questions before an order is cancelled or deleted. */
export function OrderDialogs({ asks, onClose, orderNo, onRemoved }: OrderDialogsProps) {
  return (
    <>
      <CancelOrderDialog open={asks === 'cancel'} onClose={onClose} orderNo={orderNo} />
      <RemoveOrderDialog open={asks === 'remove'} onClose={onClose} orderNo={orderNo} onRemoved={onRemoved} />
    </>
  )
}

interface CancelOrderDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly orderNo: string
}

/** Asks, then closes the order. */
function CancelOrderDialog({ open, onClose, orderNo }: CancelOrderDialogProps) {
  const texts = useOrdersTexts()
  const { perform } = useAction(cancelOrderAction)

  return (
    <Question
      open={open}
      onOpenChange={onClose}
      tone="danger"
      title={texts.confirmCancel}
      description={texts.cancelHint(orderNo)}
      confirmLabel={texts.cancel}
      cancelLabel={texts.keep}
      onConfirm={() => perform(orderNo)}
      done={texts.cancelled}
    />
  )
}

interface RemoveOrderDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly orderNo: string
  readonly onRemoved: (() => void) | undefined
}

/** Asks, then removes the order from the list. */
function RemoveOrderDialog({ open, onClose, orderNo, onRemoved }: RemoveOrderDialogProps) {
  const texts = useOrdersTexts()
  const { perform } = useAction(removeOrderAction)

  async function remove() {
    await perform(orderNo)
    onRemoved?.()
  }

  return (
    <Question
      open={open}
      onOpenChange={onClose}
      tone="danger"
      title={texts.confirmRemove}
      description={texts.removeHint(orderNo)}
      confirmLabel={texts.remove}
      onConfirm={remove}
      done={texts.removed}
    />
  )
}
