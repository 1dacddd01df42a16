import { sessionRoutes, useSessionState } from '@atrium/features/session'
import { useHost } from '@atrium/features/shared'
import { useVisit } from './useVisit'

const isMobile = /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent)

/** What the account's screens and entries are given by the portal. */
export function useAccountHost() {
  const { session } = useVisit()
  const { navigate } = useHost()

  async function signInAgain() {
    await session.signOut()
    navigate(sessionRoutes.login, { replace: true })
  }

  return {
    sealPassword: session.sealPassword,
    expectEnd: session.expectEnd,
    onSessionOver: () => void signInAgain(),
    isSignedIn: useSessionState(session).state !== 'signedOut',
    isMobile,
  }
}
