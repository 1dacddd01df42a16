import { pagePaths } from '@atrium/contracts/paths'
import { useSessionState } from '@atrium/features/session'
import { useHost } from '@atrium/features/shared'
import { useVisit } from './useVisit'

const isMobile = /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent)

/** What the account's screens and entries are given by the portal. */
export function useAccountHost() {
  const { session } = useVisit()
  const { navigate } = useHost()

  async function leave(to: string) {
    // The service ended the session already: it is told nothing, and refuses nothing.
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
