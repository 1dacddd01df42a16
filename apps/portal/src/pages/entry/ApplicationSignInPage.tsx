import { ApplicationSignIn, keepAsking } from '@atrium/features/oidc'
import { SessionGuard, useSessionState } from '@atrium/features/session'
import { useHost } from '@atrium/features/shared'
import { OwnPerson } from '@atrium/features/workspace'
import { LanguageSwitch } from '../../LanguageSwitch'
import { useVisit } from '../../useVisit'
import { goOnTo } from './sendToProvider'
import { useFragment } from './useFragment'

/** Where the OpenID Connect provider leads people who sign in to an application. */
export default function ApplicationSignInPage() {
  const { session, toSignIn } = useVisit()
  const { tabStore } = useHost()
  const state = useSessionState(session)
  const account = 'userId' in state ? state : undefined
  return (
    <SessionGuard session={session} onSignedOut={stay} onPersonChanged={reload}>
      <ApplicationSignIn
        fragment={useFragment()}
        account={account}
        Person={OwnPerson}
        onSignIn={(asking) => {
          keepAsking(tabStore, asking)
          toSignIn()
        }}
        onSwitchAccount={() => void session.signOut()}
        onLeave={goOnTo}
        corner={<LanguageSwitch />}
      />
    </SessionGuard>
  )
}

/** The page learns first which application asks, and then leads to the sign-in. */
function stay(): void {}

/** The request is answered in the name of the person who is signed in now. */
const reload = () => window.location.reload()
