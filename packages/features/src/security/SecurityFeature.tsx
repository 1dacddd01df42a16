import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { askedIdAtom } from './atoms'
import { type SecurityHost, SecurityHostContext } from './parts/SecurityHost'
import { SecurityCentre } from './SecurityCentre'
import { SignInCheck } from './SignInCheck'

export interface SecurityFeatureProps extends SecurityHost {}

/** The protection of the account and its actions: shows the screen of the host's current path. */
export function SecurityFeature(host: SecurityFeatureProps) {
  return (
    <SecurityHostContext value={host}>
      <FeatureScreens screens={screens} />
    </SecurityHostContext>
  )
}

/** An address that names a sign-in asks whether it was the person's. */
const Asked = () => (useAtomValue(askedIdAtom) === '' ? <SecurityCentre /> : <SignInCheck />)

const screens = { [pagePaths.security]: <Asked /> }
