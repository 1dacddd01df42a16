import { pagePaths } from '@atrium/contracts/paths'
import { AllocationFeature } from '@atrium/features/allocation'
import { GuidesFeature } from '@atrium/features/guides'
import { ListArea } from '../area'

/** Licences by department. */
export const Allocation = () => <ListArea screens={screens} isForAdministrators />

const screens = {
  [pagePaths.allocation]: (
    <>
      <AllocationFeature />
      <GuidesFeature guide="allocation" />
    </>
  ),
}
