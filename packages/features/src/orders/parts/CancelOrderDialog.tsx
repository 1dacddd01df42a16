import { useDescribeFailure } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
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
  const { perform } = useAction(cancelOrderAction)
  const describe = useDescribeFailure(useRefusals())

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
      describeFailure={describe}
    />
  )
}
