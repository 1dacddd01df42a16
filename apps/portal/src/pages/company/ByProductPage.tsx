import { ByProduct } from '@atrium/features/authorisation'
import { RequestsLink } from './RequestsLink'
import { useBulkLicences } from './useBulkLicences'

export default function ByProductPage() {
  const bulk = useBulkLicences()
  return (
    <>
      <ByProduct actions={<RequestsLink />} bulkLicences={bulk.open} />
      {bulk.dialog}
    </>
  )
}
