import { pagePaths } from '@atrium/contracts/paths'
import { useSessionState } from '@atrium/features/session'
import { useHost } from '@atrium/features/shared'
import { useSite } from '../site'

/** The session's part in the account's screens. */
export function useAccountHost() {
  const { session } = useSite()
  const { navigate, serves } = useHost()

  async function leave(to: string) {
    // The service has already ended the session, so it isn't notified.
    await session.signOut(async () => {})
    // Other sites have their own place for visitors.
    if (serves(to)) navigate(to, { replace: true })
  }

  return {
    sealPassword: session.sealPassword,
    expectEnd: session.expectEnd,
    onSessionOver: (to: string = pagePaths.login) => void leave(to),
    isSignedIn: useSessionState(session).state !== 'signedOut',
    isMobile: isMobile(),
  }
}

const isMobile = () => /Android|iPhone|iPad|iPod|Mobile/i.test(globalThis.navigator?.userAgent ?? '')
