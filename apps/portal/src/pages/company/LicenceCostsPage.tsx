import { LicenceCostsFeature } from '@atrium/features/licenceCosts'

export default function LicenceCostsPage() {
  return <LicenceCostsFeature />
}
