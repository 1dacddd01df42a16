import { BulkProgress } from '@atrium/features/bulkLicences'
import { LicenceUseFeature, type ReclaimDialogProps } from '@atrium/features/licenceUse'
import { deferDialog } from '@atrium/ui/overlay'

const ReclaimDialog = deferDialog(
  async () => (await import('@atrium/features/licenceUse/ReclaimDialog')).ReclaimDialog,
)

/** The dialog that takes idle licences back. It follows the change to its end, and then offers to undo it. */
export const WholeReclaimDialog = (props: ReclaimDialogProps) => (
  <LicenceUseFeature
    change={(changeId, onClose) => <BulkProgress changeId={changeId} kind="cancel" onClose={onClose} />}
  >
    <ReclaimDialog {...props} />
  </LicenceUseFeature>
)
