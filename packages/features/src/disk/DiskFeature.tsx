import { lazy, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { diskRoutes } from './routes'

const Disk = lazy(() => import('./Disk'))

/** The cloud disk of the company, or of the person where there is none. */
export const DiskFeature = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <FeatureScreens screens={screens} />
  </Suspense>
)

const screens = {
  [diskRoutes.disk]: <Disk />,
  [diskRoutes.companyDisk]: <Disk />,
  [diskRoutes.sharedDisk]: <Disk />,
}
