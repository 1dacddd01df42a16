import { pagePaths } from '@atrium/contracts/paths'
import { LicenceRequestsLink } from '@atrium/features/licenceRequests'
import { useWorkspace } from '@atrium/features/workspace'

export function RequestsLink() {
  return <LicenceRequestsLink waiting={useWorkspace().pendingAt(pagePaths.licencesByProduct)} />
}
