import { ProductsPicker } from '@atrium/features/authorisation'
import { BulkLicencesFeature } from '@atrium/features/bulkLicences'
import { DepartmentsPicker } from '@atrium/features/departments'

export default function BulkLicencesPage() {
  return <BulkLicencesFeature DepartmentsPicker={DepartmentsPicker} ProductsPicker={ProductsPicker} />
}
