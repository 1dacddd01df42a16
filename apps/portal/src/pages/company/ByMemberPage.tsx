import { ByMember } from '@atrium/features/authorisation'
import { RequestsLink } from './RequestsLink'
import { useBulkLicences } from './useBulkLicences'

export default function ByMemberPage() {
  const bulk = useBulkLicences()
  return (
    <>
      <ByMember actions={<RequestsLink />} bulkLicences={bulk.open} />
      {bulk.dialog}
    </>
  )
}
