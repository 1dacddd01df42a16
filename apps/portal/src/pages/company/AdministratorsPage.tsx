import { Administrators, type TransferDialogSlot } from '@atrium/features/administrators'
import { useWorkspace } from '@atrium/features/workspace'
import { deferDialog } from '@atrium/ui/overlay'

const HandOver = deferDialog(async () => (await import('./HandOver')).default)

export default function AdministratorsPage() {
  return <Administrators TransferDialog={TransferDialog} />
}

const TransferDialog: TransferDialogSlot = (dialog) => {
  const { leaveCompany } = useWorkspace()
  return <HandOver {...dialog} onTransferred={leaveCompany} />
}
