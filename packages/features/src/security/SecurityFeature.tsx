import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { askedIdAtom } from './atoms'
import { type SecurityHost, SecurityHostContext } from './parts/SecurityHost'

const SecurityCentre = lazy(() => import('./SecurityCentre'))
const SignInCheck = lazy(() => import('./SignInCheck'))

export interface SecurityFeatureProps extends SecurityHost {}

/** How safe one's account is, and what can be done about it: shows the screen of the host's current path. */
export function SecurityFeature(host: SecurityFeatureProps) {
  return (
    <SecurityHostContext value={host}>
      <Suspense fallback={<ScreenSkeleton />}>
        <FeatureScreens screens={screens} />
      </Suspense>
    </SecurityHostContext>
  )
}

/** An address that names a sign-in asks whose it was. */
const Asked = () => (useAtomValue(askedIdAtom) === '' ? <SecurityCentre /> : <SignInCheck />)

const screens = { [pagePaths.security]: <Asked /> }
