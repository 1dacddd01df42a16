import { DeviceSignIn } from '@atrium/features/oidc'
import { LanguageSwitch } from '../../LanguageSwitch'
import { goOnTo, sendToProvider } from './sendToProvider'
import { useFragment } from './useFragment'

/** Where people confirm the code that a device shows. */
export default function DeviceSignInPage() {
  return (
    <DeviceSignIn
      fragment={useFragment()}
      onSend={sendToProvider}
      onLeave={goOnTo}
      corner={<LanguageSwitch />}
    />
  )
}
