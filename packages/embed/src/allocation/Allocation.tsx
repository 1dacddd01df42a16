import { pagePaths } from '@atrium/contracts/paths'
import { AllocationFeature } from '@atrium/features/allocation'
import { GuidesFeature } from '@atrium/features/guides'
import { Area } from '../area'

/** Licences by department. */
export const Allocation = () => <Area screens={screens} hasDrawers isForAdministrators />

const screens = {
  [pagePaths.allocation]: (
    <>
      <AllocationFeature />
      <GuidesFeature guide="allocation" />
    </>
  ),
}
