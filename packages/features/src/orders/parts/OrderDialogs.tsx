import type { OrderStatus } from '../api'
import { CancelOrderDialog } from './CancelOrderDialog'
import { RemoveOrderDialog } from './RemoveOrderDialog'

export interface OrderActionsProps {
  readonly orderNo: string
  readonly status: OrderStatus
  readonly onRemoved?: () => void
}

interface OrderDialogsProps extends Omit<OrderActionsProps, 'status'> {
  readonly asks: 'cancel' | 'remove' | undefined
  readonly onClose: () => void
}

/** What is asked before an order is cancelled or deleted. */
export function OrderDialogs({ asks, onClose, orderNo, onRemoved }: OrderDialogsProps) {
  return (
    <>
      <CancelOrderDialog open={asks === 'cancel'} onClose={onClose} orderNo={orderNo} />
      <RemoveOrderDialog open={asks === 'remove'} onClose={onClose} orderNo={orderNo} onRemoved={onRemoved} />
    </>
  )
}
