import { lazy, Suspense } from 'react'
import { FeatureRoot } from '../shared/host/FeatureRoot'
import { useHost } from '../shared/host/useHost'
import { type AccountHost, AccountHostContext } from './parts/AccountHost'
import { accountRoutes } from './routes'

const PhoneBinding = lazy(() => import('./PhoneBinding'))
const MobileRebind = lazy(() => import('./MobileRebind'))
const AccountSettings = lazy(() => import('./AccountSettings'))
const PersonProfile = lazy(() => import('./PersonProfile'))
const DissolutionNotice = lazy(() => import('./DissolutionNotice'))
const DissolutionRequest = lazy(() => import('./DissolutionRequest'))

export interface AccountFeatureProps extends AccountHost {}

/** One's account and the end of a company's: shows the screen of the host's current path, else the settings. */
export function AccountFeature(host: AccountFeatureProps) {
  return (
    <AccountHostContext value={host}>
      <FeatureRoot paths={ownPaths}>
        <Suspense>
          <CurrentScreen />
        </Suspense>
      </FeatureRoot>
    </AccountHostContext>
  )
}

function CurrentScreen() {
  const { pathname } = useHost().location
  switch (pathname) {
    case accountRoutes.phoneBinding:
      return <PhoneBinding />
    case accountRoutes.mobileRebind:
      return <MobileRebind />
    case accountRoutes.profile:
      return <PersonProfile />
    case accountRoutes.dissolutionNotice:
      return <DissolutionNotice />
    case accountRoutes.dissolutionRequest:
      return <DissolutionRequest />
    default:
      return <AccountSettings />
  }
}

/** What it shows itself. */
const ownPaths = Object.values(accountRoutes)
