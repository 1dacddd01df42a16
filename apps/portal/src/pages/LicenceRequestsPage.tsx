import { LicenceRequestsFeature } from '@atrium/features/licenceRequests'

export default function LicenceRequestsPage() {
  return <LicenceRequestsFeature />
}
