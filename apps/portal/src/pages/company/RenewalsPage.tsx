import { RenewalsFeature } from '@atrium/features/renewals'

export default function RenewalsPage() {
  return <RenewalsFeature />
}
