import { pagePaths } from '@atrium/contracts/paths'
import { JoinCompany as Invitation, type RegisterProps } from '@atrium/features/applications'
import { Registration, useSessionState } from '@atrium/features/session'
import { FeatureRoot, ScreenSkeleton } from '@atrium/features/shared'
import type { ReactNode } from 'react'
import { useSite } from '../site'

export interface JoinCompanyProps {
  /** Leads to the company that the person joined. Default: as the site enters a company. */
  readonly onEnterCompany?: (companyId: string, companyName: string) => void
  /** Controls of the site in a corner, such as the language. */
  readonly corner?: ReactNode
}

/** Where invitations lead, for everybody. It depends on who is signed in. */
export const JoinCompany = (props: JoinCompanyProps) => (
  <FeatureRoot paths={paths} placeholder={<ScreenSkeleton />}>
    <Joining {...props} />
  </FeatureRoot>
)

function Joining({ onEnterCompany, corner }: JoinCompanyProps) {
  const { session, signIn, enterCompany } = useSite()
  const state = useSessionState(session)
  const account = 'userId' in state ? { userId: state.userId, userAccount: state.userAccount } : undefined
  return (
    <Invitation
      account={account}
      Register={Register}
      onSignIn={signIn}
      onSwitchAccount={signIn && (() => void session.signOut().then(signIn))}
      onEnterCompany={onEnterCompany ?? enterCompany}
      corner={corner}
    />
  )
}

const Register = (props: RegisterProps) => (
  <Registration session={useSite().session} occasion="invitation" {...props} />
)

const paths = [pagePaths.joinCompany]
