import { AllocationFeature } from '@atrium/features/allocation'

export default function AllocationPage() {
  return <AllocationFeature />
}
