import { BulkLicencesFeature } from '@atrium/features/bulkLicences'
import { bulkPickers } from './bulkPickers'

export default function BulkLicencesPage() {
  return <BulkLicencesFeature {...bulkPickers} />
}
