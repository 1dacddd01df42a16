import { pagePaths } from '@atrium/contracts/paths'
import { lazy, type ReactNode, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import {
  type LicenceRequestsHost,
  LicenceRequestsHostContext,
  nothingInstalled,
} from './parts/LicenceRequestsHost'

const OwnLicences = lazy(() => import('./OwnLicences'))
const LicenceRequests = lazy(() => import('./LicenceRequests'))

export interface LicenceRequestsFeatureProps extends Partial<LicenceRequestsHost> {
  /** A screen of this feature. Default: the one that the host's location names, else one's own licences. */
  readonly children?: ReactNode
}

/** What a company gave its member, what they ask for, and the answers to them. */
export const LicenceRequestsFeature = ({ children, ...host }: LicenceRequestsFeatureProps) => (
  <LicenceRequestsHostContext value={{ ...nothingInstalled, ...host }}>
    <Suspense fallback={<ScreenSkeleton />}>{children ?? <FeatureScreens screens={screens} />}</Suspense>
  </LicenceRequestsHostContext>
)

const screens = {
  [pagePaths.ownLicences]: <OwnLicences />,
  [pagePaths.licenceRequests]: <LicenceRequests />,
}
