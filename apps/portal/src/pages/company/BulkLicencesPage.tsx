import { BulkLicencesFeature } from '@atrium/features/bulkLicences'
import { useBulkPickers } from './useBulkPickers'

export default function BulkLicencesPage() {
  return <BulkLicencesFeature {...useBulkPickers()} />
}
