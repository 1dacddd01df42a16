import { pagePaths } from '@atrium/contracts/paths'
import { LicenceRequestsLink } from '@atrium/features/licenceRequests'
import { useSite } from '../site'

/** Leads to the requests for licences, with their number. */
export function RequestsLink() {
  return <LicenceRequestsLink waiting={useSite().pendingAt(pagePaths.licencesByProduct)} />
}
