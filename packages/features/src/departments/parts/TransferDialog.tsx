import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useAtomValue } from 'jotai'
import { use } from 'react'
import { asFailure } from '../../shared/Failure'
import { companyIdAtom } from '../../shared/host'
import { sharedMessages } from '../../shared/sharedMessages'
import { useHost, useTexts } from '../../shared/useHost'
import { departmentsApiAtom, type Member } from '../api'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'
import { useReportFailure } from './useReportFailure'

interface TransferDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly member: Member
}

/** Asks before the company is handed over, then tells the host, which leads elsewhere. */
export function TransferDialog({ open, onOpenChange, member }: TransferDialogProps) {
  const texts = useTexts(departmentsMessages)
  const { cancel } = useTexts(sharedMessages)
  const { notify } = useHost()
  const { explain } = useReportFailure()
  const { onTransferred } = use(HostActionsContext)
  const api = useAtomValue(departmentsApiAtom)
  const enterPriseId = useAtomValue(companyIdAtom)

  async function transfer() {
    await api.changeAdministrator({ body: { enterPriseId, newAdminUserId: member.userId } })
    notify({ tone: 'success', message: texts.transferred })
    onTransferred?.()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={texts.confirmTransfer}
      description={texts.transferTo(member.realName || texts.nameMissing, member.phone)}
      confirmLabel={texts.transfer}
      cancelLabel={cancel}
      onConfirm={transfer}
      describeFailure={(thrown) => explain(asFailure(thrown))}
    />
  )
}
