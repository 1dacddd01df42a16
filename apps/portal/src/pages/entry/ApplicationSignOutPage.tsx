import { ApplicationSignOut } from '@atrium/features/oidc'
import { useSessionState } from '@atrium/features/session'
import { LanguageSwitch } from '../../LanguageSwitch'
import { useVisit } from '../../useVisit'
import { goOnTo, sendToProvider } from './sendToProvider'
import { useFragment } from './useFragment'

/** Where the OpenID Connect provider leads people whom an application signs out. */
export default function ApplicationSignOutPage() {
  const { session } = useVisit()
  const state = useSessionState(session)
  return (
    <ApplicationSignOut
      fragment={useFragment()}
      isSignedIn={state.state !== 'signedOut'}
      onSend={sendToProvider}
      onSignedOut={() => session.signOut()}
      onLeave={goOnTo}
      corner={<LanguageSwitch />}
    />
  )
}
