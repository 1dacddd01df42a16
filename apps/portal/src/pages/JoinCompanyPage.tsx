import { JoinCompany, type RegisterProps } from '@atrium/features/applications'
import { Registration, SessionGuard, sessionRoutes } from '@atrium/features/session'
import { startInCompany } from '@atrium/features/workspace'
import { useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { browserStore, tabStore } from '../browserStore'
import { LanguageSwitch } from '../LanguageSwitch'
import { session } from '../session'

/** Where an invitation leads, for anybody: who is signed in decides what it shows. */
export default function JoinCompanyPage() {
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const account = 'userId' in state ? { userId: state.userId, userAccount: state.userAccount } : undefined
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

const Register = (props: RegisterProps) => <Registration session={session} {...props} />

function signInAndReturn(): void {
  const { pathname, search } = window.location
  navigate(`${sessionRoutes.login}?${new URLSearchParams({ fromroute: pathname + search })}`)
}

function enterCompany(companyId: string, companyName: string): void {
  startInCompany({ store: browserStore, tabStore }, { companyId, companyName })
  navigate('/')
}

/** Whoever isn't signed in may look at an invitation too. */
function stay(): void {}

/** What was promised to the invitation is kept by the tab. */
const reload = () => window.location.reload()
