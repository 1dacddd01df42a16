import { pagePaths } from '@atrium/contracts/paths'
import { lazy, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'

const ProfileDetail = lazy(() => import('./ProfileDetail'))
const ProfileEdit = lazy(() => import('./ProfileEdit'))
const ProfileInCompany = lazy(() => import('./ProfileInCompany'))

/** Who a person is: shows the screen of the host's current path. */
export const ProfileFeature = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <FeatureScreens screens={screens} />
  </Suspense>
)

const screens = {
  [pagePaths.profile]: <ProfileDetail />,
  [pagePaths.profileForm]: <ProfileEdit />,
  [pagePaths.profileInCompany]: <ProfileInCompany />,
}
