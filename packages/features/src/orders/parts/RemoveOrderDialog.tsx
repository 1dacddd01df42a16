import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { asFailure } from '../../shared/wire/Failure'
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
  const shared = useTexts(sharedMessages)
  const { notify } = useHost()
  const { perform } = useAction(removeOrderAction)
  const describe = useDescribeFailure(useRefusals())

  async function remove() {
    await perform(orderNo)
    notify({ tone: 'success', message: texts.removed })
    onRemoved?.()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone="danger"
      title={texts.confirmRemove}
      description={texts.removeHint(orderNo)}
      confirmLabel={texts.remove}
      cancelLabel={shared.cancel}
      onConfirm={remove}
      describeFailure={(thrown) => describe(asFailure(thrown))}
    />
  )
}
