import { pagePaths } from '@atrium/contracts/paths'
import { lazy, type ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { OwnLicences } from './OwnLicences'
import {
  type LicenceRequestsHost,
  LicenceRequestsHostContext,
  nothingInstalled,
} from './parts/LicenceRequestsHost'

const LicenceRequests = lazy(async () => ({ default: (await import('./LicenceRequests')).LicenceRequests }))

export interface LicenceRequestsFeatureProps extends Partial<LicenceRequestsHost> {
  /** A screen of this feature. Default: the screen of the host's location, or else the person's own licences. */
  readonly children?: ReactNode
}

/** A member's licences from a company, their requests, and the decisions. */
export const LicenceRequestsFeature = ({ children, ...host }: LicenceRequestsFeatureProps) => (
  <LicenceRequestsHostContext value={{ ...nothingInstalled, ...host }}>
    {children ?? <FeatureScreens screens={screens} />}
  </LicenceRequestsHostContext>
)

const screens = {
  [pagePaths.ownLicences]: <OwnLicences />,
  [pagePaths.licenceRequests]: <LicenceRequests />,
}
