import { pagePaths } from '@atrium/contracts/paths'
import type { ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { LicenceRequests } from './LicenceRequests'
import { OwnLicences } from './OwnLicences'
import {
  type LicenceRequestsHost,
  LicenceRequestsHostContext,
  nothingInstalled,
} from './parts/LicenceRequestsHost'

export interface LicenceRequestsFeatureProps extends Partial<LicenceRequestsHost> {
  /** A screen of this feature. Default: the one that the host's location names, else one's own licences. */
  readonly children?: ReactNode
}

/** What a company gave its member, what they ask for, and the answers to them. */
export const LicenceRequestsFeature = ({ children, ...host }: LicenceRequestsFeatureProps) => (
  <LicenceRequestsHostContext value={{ ...nothingInstalled, ...host }}>
    {children ?? <FeatureScreens screens={screens} />}
  </LicenceRequestsHostContext>
)

const screens = {
  [pagePaths.ownLicences]: <OwnLicences />,
  [pagePaths.licenceRequests]: <LicenceRequests />,
}
