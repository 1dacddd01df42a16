import { SessionFeature } from '@atrium/features/session'
import { useSite } from '../site'

/** Signing in and out, and passwords. It needs a session of Atrium's own. */
export function SignIn() {
  const { session, leaveFor } = useSite()
  return <SessionFeature session={session} onLeave={leaveFor} />
}
