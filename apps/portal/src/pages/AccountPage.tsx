import { AccountFeature } from '@atrium/features/account'
import { SecondStepSettings } from '@atrium/features/secondStep'
import { sessionRoutes, useSessionState } from '@atrium/features/session'
import { useHost } from '@atrium/features/shared'
import { useVisit } from '../useVisit'

const isMobile = /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent)

export default function AccountPage() {
  const { session } = useVisit()
  const { navigate } = useHost()
  const state = useSessionState(session)

  async function signInAgain() {
    await session.signOut()
    navigate(sessionRoutes.login, { replace: true })
  }

  return (
    <AccountFeature
      sealPassword={session.sealPassword}
      expectEnd={session.expectEnd}
      onSessionOver={() => void signInAgain()}
      sections={<SecondStepSettings account={'userAccount' in state ? state.userAccount : ''} />}
      isMobile={isMobile}
    />
  )
}
