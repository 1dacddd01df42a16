import { SessionFeature, SiteSignIn } from '@atrium/features/session'
import { FeatureRoot } from '@atrium/features/shared'
import { useSite } from '../site'

/**
 * Signing in and out, and passwords. It needs a session of Atrium's own: a site that passes `getToken` signs people in
 * itself, and is referred to.
 */
export function SignIn() {
  const { session, leaveFor, signIn } = useSite()
  if ('askAgain' in session) {
    return (
      <FeatureRoot paths={nowhere}>
        <SiteSignIn onSignIn={signIn} />
      </FeatureRoot>
    )
  }
  return <SessionFeature session={session} onLeave={leaveFor} />
}

const nowhere: readonly string[] = []
