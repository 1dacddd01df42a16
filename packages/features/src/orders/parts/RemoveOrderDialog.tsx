import { useDescribeFailure } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { removeOrderAction } from '../actions'
import { useOrdersTexts, useRefusals } from '../useOrdersTexts'

interface RemoveOrderDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly orderNo: string
  readonly onRemoved: (() => void) | undefined
}

/** Asks, then takes the order off the list. */
export function RemoveOrderDialog({ open, onClose, orderNo, onRemoved }: RemoveOrderDialogProps) {
  const texts = useOrdersTexts()
  const { perform } = useAction(removeOrderAction)
  const describe = useDescribeFailure(useRefusals())

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
      describeFailure={describe}
    />
  )
}
