import { lazy, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { profileRoutes } from './routes'

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
  [profileRoutes.detail]: <ProfileDetail />,
  [profileRoutes.edit]: <ProfileEdit />,
  [profileRoutes.inCompany]: <ProfileInCompany />,
}
