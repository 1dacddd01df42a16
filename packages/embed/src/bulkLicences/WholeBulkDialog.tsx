import { BulkDialog, type BulkDialogProps, BulkLicencesFeature } from '@atrium/features/bulkLicences'
import { bulkPickers } from './pickers'

/** The dialog for many licences at once, with the pickers of other features. */
export default function WholeBulkDialog(props: BulkDialogProps) {
  return (
    <BulkLicencesFeature {...bulkPickers}>
      <BulkDialog {...props} />
    </BulkLicencesFeature>
  )
}
