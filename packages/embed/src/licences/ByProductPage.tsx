import { ByProduct } from '@atrium/features/authorisation'
import { useBulkLicences } from '../bulkLicences'
import { RequestsLink } from './RequestsLink'

/** Products and who holds their licences. */
export function ByProductPage() {
  const bulk = useBulkLicences()
  return (
    <>
      <ByProduct actions={<RequestsLink />} bulkLicences={bulk.open} />
      {bulk.dialog}
    </>
  )
}
