import { pagePaths } from '@atrium/contracts/paths'
import type { ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { LicenceCosts } from './LicenceCosts'

export interface LicenceCostsFeatureProps {
  /** A screen of this feature. Default: the screen of the host's location, or else the costs. */
  readonly children?: ReactNode
}

/** What licences cost by month, department and product. */
export const LicenceCostsFeature = ({ children }: LicenceCostsFeatureProps) =>
  children ?? <FeatureScreens screens={screens} />

const screens = { [pagePaths.licenceCosts]: <LicenceCosts /> }
