import { Administrators, type TransferDialogSlot } from '@atrium/features/administrators'
import { HandOver } from '@atrium/features/departments'
import { useWorkspace } from '@atrium/features/workspace'

export default function AdministratorsPage() {
  return <Administrators TransferDialog={TransferDialog} />
}

const TransferDialog: TransferDialogSlot = (dialog) => {
  const { leaveCompany } = useWorkspace()
  return <HandOver {...dialog} onTransferred={leaveCompany} />
}
