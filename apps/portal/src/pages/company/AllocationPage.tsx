import { AllocationFeature } from '@atrium/features/allocation'
import { GuidesFeature } from '@atrium/features/guides'

export default function AllocationPage() {
  return (
    <>
      <AllocationFeature />
      <GuidesFeature guide="allocation" />
    </>
  )
}
