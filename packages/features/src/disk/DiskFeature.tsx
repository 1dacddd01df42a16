import { pagePaths } from '@atrium/contracts/paths'
import { lazy, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'

const Disk = lazy(() => import('./Disk'))

/** The cloud disk of the company, or of the person where there is none. */
export const DiskFeature = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <FeatureScreens screens={screens} />
  </Suspense>
)

const screens = {
  [pagePaths.ownDisk]: <Disk />,
  [pagePaths.companyDisk]: <Disk />,
  [pagePaths.sharedDisk]: <Disk />,
}
