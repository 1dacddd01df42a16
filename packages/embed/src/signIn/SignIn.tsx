import { type Session, SessionFeature, useSessionState } from '@atrium/features/session'
import { FeatureRoot } from '@atrium/features/shared'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { useSite } from '../site'

const SiteSignIn = lazy(async () => ({ default: (await import('./atSite')).SiteSignIn }))

/**
 * Signing in and out, and passwords. It needs a session of Atrium's own: a site that passes `getToken` signs people in
 * itself, and is referred to.
 */
export function SignIn() {
  const { session, leaveFor, signIn } = useSite()
  if ('askAgain' in session) {
    return (
      <FeatureRoot paths={nowhere}>
        <Suspense>
          <SiteSignIn onSignIn={signIn} />
        </Suspense>
        <WithoutDialog session={session} />
      </FeatureRoot>
    )
  }
  return <SessionFeature session={session} onLeave={leaveFor} />
}

/** The dialog of an expired session would say the same again, above the referral. */
function WithoutDialog({ session }: { readonly session: Session }) {
  const { state } = useSessionState(session)
  useLayoutEffect(() => {
    if (state === 'expired') session.postpone()
  }, [state, session])
  return null
}

const nowhere: readonly string[] = []
