import { pagePaths } from '@atrium/contracts/paths'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { Disk } from './Disk'

/** The cloud disk of the company or, without one, of the person. */
export const DiskFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [pagePaths.ownDisk]: <Disk />,
  [pagePaths.companyDisk]: <Disk />,
  [pagePaths.sharedDisk]: <Disk />,
}
