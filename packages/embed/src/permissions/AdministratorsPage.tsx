import { Administrators, type TransferDialogSlot } from '@atrium/features/administrators'
import { deferDialog } from '@atrium/ui/overlay'
import { useSite } from '../site'

const HandOver = deferDialog(async () => (await import('@atrium/features/departments')).HandOver)

/** The administrators of a company, with handing it over. */
export const AdministratorsPage = () => <Administrators TransferDialog={TransferDialog} />

const TransferDialog: TransferDialogSlot = (dialog) => {
  const { leaveCompany } = useSite()
  return <HandOver {...dialog} onTransferred={leaveCompany} />
}
