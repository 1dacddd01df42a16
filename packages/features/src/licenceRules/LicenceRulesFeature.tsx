import { pagePaths } from '@atrium/contracts/paths'
import { lazy, type ReactNode } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { LicenceRules } from './LicenceRules'
import { type HostParts, HostPartsContext } from './parts/HostParts'

const LicenceRule = lazy(async () => ({ default: (await import('./LicenceRule')).LicenceRule }))
const LicenceRuleForm = lazy(async () => ({ default: (await import('./LicenceRuleForm')).LicenceRuleForm }))
const WaitingList = lazy(async () => ({ default: (await import('./WaitingList')).WaitingList }))

export interface LicenceRulesFeatureProps extends HostParts {
  /** A screen of this feature. Default: the screen of the host's location, or else all rules. */
  readonly children?: ReactNode
}

/**
 * Rules that assign licences, and who waits for one. The pickers of departments come from `departments`, that of groups
 * from `administrators`, those of products and members from `authorisation`.
 */
export const LicenceRulesFeature = ({ children, ...parts }: LicenceRulesFeatureProps) => (
  <HostPartsContext value={parts}>{children ?? <FeatureScreens screens={screens} />}</HostPartsContext>
)

const screens = {
  [pagePaths.licenceRules]: <LicenceRules />,
  [pagePaths.licenceRule]: <LicenceRule />,
  [pagePaths.licenceRuleForm]: <LicenceRuleForm />,
  [pagePaths.licenceWaiting]: <WaitingList />,
}
