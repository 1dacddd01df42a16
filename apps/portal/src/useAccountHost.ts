import { pagePaths } from '@atrium/contracts/paths'
import { useSessionState } from '@atrium/features/session'
import { useHost } from '@atrium/features/shared'
import { useVisit } from './useVisit'

const isMobile = /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent)

/** The portal's functions for the account's screens. */
export function useAccountHost() {
  const { session } = useVisit()
  const { navigate } = useHost()

  async function leave(to: string) {
    // The service has already ended the session, so it isn't notified.
    await session.signOut(async () => {})
    navigate(to, { replace: true })
  }

  return {
    sealPassword: session.sealPassword,
    expectEnd: session.expectEnd,
    onSessionOver: (to: string = pagePaths.login) => void leave(to),
    isSignedIn: useSessionState(session).state !== 'signedOut',
    isMobile,
  }
}
