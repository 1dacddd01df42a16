import { BulkProgress } from '@atrium/features/bulkLicences'
import { LicenceUseFeature } from '@atrium/features/licenceUse'

export default function ReclaimsPage() {
  return (
    <LicenceUseFeature
      change={(changeId, onClose) => <BulkProgress changeId={changeId} kind="cancel" onClose={onClose} />}
    />
  )
}
