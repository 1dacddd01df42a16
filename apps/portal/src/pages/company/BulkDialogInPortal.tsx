import { BulkDialog, type BulkDialogProps, BulkLicencesFeature } from '@atrium/features/bulkLicences'
import { useBulkPickers } from './useBulkPickers'

/** The dialog for many licences at once, with the pickers of other features. */
export default function BulkDialogInPortal(props: BulkDialogProps) {
  return (
    <BulkLicencesFeature {...useBulkPickers()}>
      <BulkDialog {...props} />
    </BulkLicencesFeature>
  )
}
