import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { useFormat } from '../../shared/texts/useFormat'
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
  const { list } = useFormat()
  const describe = useDescribeFailure(refusalTexts(texts))
  const { perform } = useAction(removeAdministratorAction)
  const { userId, realName, phone, groups } = administrator

  return (
    <Question
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={texts.confirmRemove(realName || phone)}
      description={texts.removeLead(list(groups.map(({ groupName }) => groupName)))}
      confirmLabel={texts.removeAdministrator}
      onConfirm={() => perform(userId)}
      done={texts.administratorRemoved}
      describeFailure={describe}
    />
  )
}
