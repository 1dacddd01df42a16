import { JoinCompany, type RegisterProps } from '@atrium/features/applications'
import { Registration, SessionGuard, useSessionState } from '@atrium/features/session'
import { useHost } from '@atrium/features/shared'
import { startInCompany } from '@atrium/features/workspace'
import { LanguageSwitch } from '../../LanguageSwitch'
import { useSignInAndReturn } from '../../useSignInAndReturn'
import { useVisit } from '../../useVisit'

/** The page that invitations lead to, for everybody. It depends on who is signed in. */
export default function JoinCompanyPage() {
  const { session } = useVisit()
  const { navigate, store, tabStore } = useHost()
  const signInAndReturn = useSignInAndReturn()
  const state = useSessionState(session)
  const account = 'userId' in state ? { userId: state.userId, userAccount: state.userAccount } : undefined

  function enterCompany(companyId: string, companyName: string): void {
    startInCompany({ store, tabStore }, { companyId, companyName })
    navigate('/')
  }

  return (
    <SessionGuard session={session} onSignedOut={stay} onPersonChanged={reload}>
      <JoinCompany
        account={account}
        Register={Register}
        onSignIn={signInAndReturn}
        onSwitchAccount={() => void session.signOut().then(signInAndReturn)}
        onEnterCompany={enterCompany}
        corner={<LanguageSwitch />}
      />
    </SessionGuard>
  )
}

const Register = (props: RegisterProps) => (
  <Registration session={useVisit().session} occasion="invitation" {...props} />
)

/** Visitors may look at an invitation too. */
function stay(): void {}

/** Entered values are stored per invitation in the tab. */
const reload = () => window.location.reload()
