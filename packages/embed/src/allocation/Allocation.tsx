import { AllocationFeature } from '@atrium/features/allocation'
import { GuidesFeature } from '@atrium/features/guides'

/** Licences by department. */
export const Allocation = () => (
  <>
    <AllocationFeature />
    <GuidesFeature guide="allocation" />
  </>
)
