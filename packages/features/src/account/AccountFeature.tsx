import { pagePaths } from '@atrium/contracts/paths'
import { lazy, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { type AccountHost, AccountHostContext } from './parts/AccountHost'

const PhoneBinding = lazy(() => import('./PhoneBinding'))
const BindingTip = lazy(() => import('./BindingTip'))
const MobileRebind = lazy(() => import('./MobileRebind'))
const AccountSettings = lazy(() => import('./AccountSettings'))
const DissolutionNotice = lazy(() => import('./DissolutionNotice'))
const DissolutionRequest = lazy(() => import('./DissolutionRequest'))
const DeregistrationNotice = lazy(() => import('./DeregistrationNotice'))
const DeregistrationRequest = lazy(() => import('./DeregistrationRequest'))

export interface AccountFeatureProps extends AccountHost {}

/** One's account, its end and that of a company's: shows the screen of the host's current path, else the settings. */
export function AccountFeature(host: AccountFeatureProps) {
  return (
    <AccountHostContext value={host}>
      <Suspense fallback={<ScreenSkeleton />}>
        <FeatureScreens screens={screens} />
      </Suspense>
    </AccountHostContext>
  )
}

const screens = {
  [pagePaths.companySettings]: <AccountSettings />,
  [pagePaths.phoneBinding]: <PhoneBinding />,
  [pagePaths.phoneBindingTip]: <BindingTip />,
  [pagePaths.phoneRebinding]: <MobileRebind />,
  [pagePaths.dissolutionNotice]: <DissolutionNotice />,
  [pagePaths.dissolutionRequest]: <DissolutionRequest />,
  [pagePaths.deregistrationNotice]: <DeregistrationNotice />,
  [pagePaths.deregistrationRequest]: <DeregistrationRequest />,
}
