import { pagePaths } from '@atrium/contracts/paths'
import type { ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { Exemptions } from './Exemptions'
import { IdleProducts } from './IdleProducts'
import { type LicenceUseHost, LicenceUseHostContext } from './parts/LicenceUseHost'
import { ReclaimPolicies } from './ReclaimPolicies'
import { Reclaims } from './Reclaims'

export interface LicenceUseFeatureProps extends LicenceUseHost {
  /** A screen or dialog of this feature. Default: the screen of the host's location, or else the products with idle licences. */
  readonly children?: ReactNode
}

/** Taking back licences that nobody uses. */
export const LicenceUseFeature = ({ children, ...host }: LicenceUseFeatureProps) => (
  <LicenceUseHostContext value={host}>
    {children ?? <FeatureScreens screens={screens} />}
  </LicenceUseHostContext>
)

const screens = {
  [pagePaths.idleLicences]: <IdleProducts />,
  [pagePaths.reclaims]: <Reclaims />,
  [pagePaths.reclaimExemptions]: <Exemptions />,
  [pagePaths.reclaimPolicies]: <ReclaimPolicies />,
}
