import { lazy, type ReactNode, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { licenceRequestsRoutes as routes } from './routes'

const OwnLicences = lazy(() => import('./OwnLicences'))
const LicenceRequests = lazy(() => import('./LicenceRequests'))

export interface LicenceRequestsFeatureProps {
  /** A screen of this feature. Default: the one that the host's location names, else one's own licences. */
  readonly children?: ReactNode
}

/** What a company gave its member, what they ask for, and the answers to them. */
export const LicenceRequestsFeature = ({ children }: LicenceRequestsFeatureProps) => (
  <Suspense fallback={<ScreenSkeleton />}>{children ?? <FeatureScreens screens={screens} />}</Suspense>
)

const screens = {
  [routes.ownLicences]: <OwnLicences />,
  [routes.requests]: <LicenceRequests />,
}
