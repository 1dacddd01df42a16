import { pagePaths } from '@atrium/contracts/paths'
import { useSessionState } from '@atrium/features/session'
import { useHost } from '@atrium/features/shared'
import { useVisit } from './useVisit'

const isMobile = /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent)

/** What the portal passes to the account's screens. */
export function useAccountHost() {
  const { session } = useVisit()
  const { navigate } = useHost()

  async function leave(to: string) {
    // The service has already ended the session, so it needn't be told.
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
