import { pagePaths } from '@atrium/contracts/paths'
import { LicenceRules as List } from '@atrium/features/licenceRules'
import { lazy } from 'react'
import { ListArea } from '../area'

const LicenceRule = lazy(async () => ({
  default: (await import('@atrium/features/licenceRules/LicenceRule')).LicenceRule,
}))
const WaitingList = lazy(async () => ({
  default: (await import('@atrium/features/licenceRules/WaitingList')).WaitingList,
}))
const RuleForm = lazy(async () => ({ default: (await import('./RuleForm')).RuleForm }))

/** Rules that assign licences, and who waits for one. */
export const LicenceRules = () => <ListArea screens={screens} isForAdministrators />

const screens = {
  [pagePaths.licenceRules]: <List />,
  [pagePaths.licenceRule]: <LicenceRule />,
  [pagePaths.licenceRuleForm]: <RuleForm />,
  [pagePaths.licenceWaiting]: <WaitingList />,
}
