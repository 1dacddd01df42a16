import { pagePaths } from '@atrium/contracts/paths'
import { AccountFeature } from '@atrium/features/account'
import { Embedders } from '@atrium/features/embedding'
import { lazy } from 'react'
import { Area, sameAt } from '../area'
import { useSite } from '../site'
import { useAccountHost } from './useAccountHost'

const PasswordPage = lazy(async () => ({ default: (await import('./PasswordPage')).PasswordPage }))
const Profile = lazy(async () => ({ default: (await import('../profile')).Profile }))

/** A person's account in a company, its closure, and that of a company. */
export const Account = () => (
  <Area screens={'askAgain' in useSite().session ? screens : screensWithPassword} />
)

const Screens = () => <AccountFeature {...useAccountHost()} sections={<Embedders />} />

const screens = {
  ...sameAt(
    [
      pagePaths.companySettings,
      pagePaths.phoneBinding,
      pagePaths.phoneBindingTip,
      pagePaths.phoneRebinding,
      pagePaths.dissolutionNotice,
      pagePaths.dissolutionRequest,
      pagePaths.deregistrationNotice,
      pagePaths.deregistrationRequest,
    ],
    <Screens />,
  ),
  [pagePaths.profileInCompany]: <Profile />,
}

/** A site that signs people in itself knows their passwords itself. */
const screensWithPassword = { ...screens, [pagePaths.companyPassword]: <PasswordPage /> }
