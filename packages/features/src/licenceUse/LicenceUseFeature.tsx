import { pagePaths } from '@atrium/contracts/paths'
import { lazy, type ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { IdleProducts } from './IdleProducts'
import { type LicenceUseHost, LicenceUseHostContext } from './parts/LicenceUseHost'

const Exemptions = lazy(async () => ({ default: (await import('./Exemptions')).Exemptions }))
const ReclaimPolicies = lazy(async () => ({ default: (await import('./ReclaimPolicies')).ReclaimPolicies }))
const Reclaims = lazy(async () => ({ default: (await import('./Reclaims')).Reclaims }))

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
