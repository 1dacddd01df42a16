import { BulkDialog, type BulkDialogProps, BulkLicencesFeature } from '@atrium/features/bulkLicences'
import { bulkPickers } from './bulkPickers'

/** The dialog for many licences at once, with the pickers of other features. */
export default function BulkDialogInPortal(props: BulkDialogProps) {
  return (
    <BulkLicencesFeature {...bulkPickers}>
      <BulkDialog {...props} />
    </BulkLicencesFeature>
  )
}
