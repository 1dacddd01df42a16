import { ByMember } from '@atrium/features/authorisation'
import { useBulkLicences } from '../bulkLicences'
import { RequestsLink } from './RequestsLink'

/** Members and their licences. */
export function ByMemberPage() {
  const bulk = useBulkLicences()
  return (
    <>
      <ByMember actions={<RequestsLink />} bulkLicences={bulk.open} />
      {bulk.dialog}
    </>
  )
}
