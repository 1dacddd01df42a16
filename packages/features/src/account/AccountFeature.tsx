import { lazy, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { type AccountHost, AccountHostContext } from './parts/AccountHost'
import { accountRoutes } from './routes'

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
  [accountRoutes.settings]: <AccountSettings />,
  [accountRoutes.phoneBinding]: <PhoneBinding />,
  [accountRoutes.bindingTip]: <BindingTip />,
  [accountRoutes.mobileRebind]: <MobileRebind />,
  [accountRoutes.dissolutionNotice]: <DissolutionNotice />,
  [accountRoutes.dissolutionRequest]: <DissolutionRequest />,
  [accountRoutes.deregistrationNotice]: <DeregistrationNotice />,
  [accountRoutes.deregistrationRequest]: <DeregistrationRequest />,
}
