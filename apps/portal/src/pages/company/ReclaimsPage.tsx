import { LicenceUseFeature } from '@atrium/features/licenceUse'

export default function ReclaimsPage() {
  return <LicenceUseFeature />
}
