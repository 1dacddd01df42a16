import { AccountFeature } from '@atrium/features/account'
import { sessionRoutes } from '@atrium/features/session'
import { navigate } from 'wouter/use-browser-location'
import { session } from '../session'

const isMobile = /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent)

async function toSignInAgain() {
  await session.signOut()
  navigate(sessionRoutes.login, { replace: true })
}

export default function AccountPage() {
  return (
    <AccountFeature
      sealPassword={session.sealPassword}
      expectEnd={session.expectEnd}
      onRebound={() => void toSignInAgain()}
      isMobile={isMobile}
    />
  )
}
