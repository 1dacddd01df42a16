import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import { asFailure } from '../../shared/wire/Failure'
import { administratorList } from '../administratorList'
import { type Administrator, administratorsApiAtom } from '../api'
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
  const api = useAtomValue(administratorsApiAtom)
  const refresh = useSetAtom(administratorList.pageAtom)
  const { userId, realName, phone, groups } = administrator

  async function remove() {
    await api.removeAdministrator({ query: { userId } })
    notify({ tone: 'success', message: texts.administratorRemoved })
    refresh()
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
      describeFailure={(thrown) => {
        const failure = asFailure(thrown)
        if (failure.kind === 'missing') refresh()
        return describe(failure)
      }}
    />
  )
}
