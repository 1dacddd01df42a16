import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useAtomValue } from 'jotai'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { asFailure } from '../../shared/wire/Failure'
import { ordersApiAtom } from '../api'
import { useOrdersTexts, useRefusals } from '../useOrdersTexts'

interface RemoveOrderDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly orderNo: string
  readonly onChanged: () => void
  readonly onRemoved: () => void
}

/** Asks, then takes the order off the list. */
export function RemoveOrderDialog({ open, onClose, orderNo, onChanged, onRemoved }: RemoveOrderDialogProps) {
  const texts = useOrdersTexts()
  const shared = useTexts(sharedMessages)
  const { notify } = useHost()
  const api = useAtomValue(ordersApiAtom)
  const describe = useDescribeFailure(useRefusals())

  async function remove() {
    try {
      await api.deleteOrder({ params: { orderNo } })
    } catch (thrown) {
      onChanged()
      throw thrown
    }
    notify({ tone: 'success', message: texts.removed })
    onRemoved()
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
