import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import { asFailure } from '../../shared/wire/Failure'
import { removeAdministratorAction } from '../actions'
import type { Administrator } from '../api'
import { administratorsMessages } from '../messages'
import { refusalTexts } from '../refusalTexts'

interface RemoveAdministratorDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly administrator: Administrator
}

/** Asks before a sub-administrator becomes an ordinary member. */
export function RemoveAdministratorDialog({
  open,
  onOpenChange,
  administrator,
}: RemoveAdministratorDialogProps) {
  const texts = useTexts(administratorsMessages)
  const { cancel } = useTexts(sharedMessages)
  const { notify } = useHost()
  const { list } = useFormat()
  const describe = useDescribeFailure(refusalTexts(texts))
  const { perform } = useAction(removeAdministratorAction)
  const { userId, realName, phone, groups } = administrator

  async function remove() {
    await perform(userId)
    notify({ tone: 'success', message: texts.administratorRemoved })
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={texts.confirmRemove(realName || phone)}
      description={texts.removeLead(list(groups.map(({ groupName }) => groupName)))}
      confirmLabel={texts.removeAdministrator}
      cancelLabel={cancel}
      onConfirm={remove}
      describeFailure={(thrown) => describe(asFailure(thrown))}
    />
  )
}
