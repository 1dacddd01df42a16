import { pagePaths } from '@atrium/contracts/paths'
import { AccountFeature } from '@atrium/features/account'
import { Skeleton } from '@atrium/ui/skeleton'
import { lazy, Suspense } from 'react'
import { Area, sameAt } from '../area'
import { useSite } from '../site'
import { useAccountHost } from './useAccountHost'

const PasswordPage = lazy(async () => ({ default: (await import('./PasswordPage')).PasswordPage }))
const CompanyIdentity = lazy(async () => ({ default: (await import('./CompanyIdentity')).CompanyIdentity }))
const Directories = lazy(async () => ({
  default: (await import('@atrium/features/directories')).Directories,
}))
const ChinaDirectories = lazy(async () => ({
  default: (await import('@atrium/features/chinaDirectories')).ChinaDirectories,
}))
const DepartmentPicker = lazy(async () => ({
  default: (await import('@atrium/features/departments')).DepartmentPicker,
}))
const EndQuestion = lazy(async () => ({
  default: (await import('@atrium/features/directories')).EndQuestion,
}))
const Embedders = lazy(async () => ({ default: (await import('@atrium/features/embedding')).Embedders }))
const Profile = lazy(async () => ({ default: (await import('../profile')).Profile }))

/** A person's account in a company, its closure, and that of a company. */
export const Account = () => (
  <Area screens={'askAgain' in useSite().session ? screens : screensWithPassword} />
)

const Screens = () => <AccountFeature {...useAccountHost()} sections={sections} />

const sections = (
  <Suspense fallback={<Skeleton shape="block" height={120} />}>
    <CompanyIdentity />
    <Directories>
      <ChinaDirectories DepartmentPicker={DepartmentPicker} EndQuestion={EndQuestion} />
    </Directories>
    <Embedders />
  </Suspense>
)

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
