import { pagePaths } from '@atrium/contracts/paths'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { AccountSettings } from './AccountSettings'
import { BindingTip } from './BindingTip'
import { DeregistrationNotice } from './DeregistrationNotice'
import { DeregistrationRequest } from './DeregistrationRequest'
import { DissolutionNotice } from './DissolutionNotice'
import { DissolutionRequest } from './DissolutionRequest'
import { MobileRebind } from './MobileRebind'
import { PhoneBinding } from './PhoneBinding'
import { type AccountHost, AccountHostContext } from './parts/AccountHost'

export interface AccountFeatureProps extends AccountHost {}

/**
 * A person's account, its closure, and that of a company's: shows the screen of the host's current path, or
 * else the settings.
 */
export function AccountFeature(host: AccountFeatureProps) {
  return (
    <AccountHostContext value={host}>
      <FeatureScreens screens={screens} />
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
