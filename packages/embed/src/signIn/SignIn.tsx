import { SessionFeature } from '@atrium/features/session'
import { useSite } from '../site'

/**
 * Signing in and out, and passwords. It needs a session of Atrium's own: a site that passes `getToken` signs people in
 * itself.
 */
export function SignIn() {
  const { session, leaveFor } = useSite()
  if ('askAgain' in session) {
    throw new Error(
      'SignIn needs `session` from `createSession`. With `getToken`, your site signs people in.',
    )
  }
  return <SessionFeature session={session} onLeave={leaveFor} />
}
