import { JoinCompany as Invitation, type RegisterProps } from '@atrium/features/applications'
import { Registration, useSessionState } from '@atrium/features/session'
import type { ReactNode } from 'react'
import { useSite } from '../site'

export interface JoinCompanyProps {
  /** Leads to the company that the person joined. Default: as the site enters a company. */
  readonly onEnterCompany?: (companyId: string, companyName: string) => void
  /** Controls of the site in a corner, such as the language. */
  readonly corner?: ReactNode
}

/** Where invitations lead, for everybody. It depends on who is signed in. */
export function JoinCompany({ onEnterCompany, corner }: JoinCompanyProps) {
  const { session, signIn = () => {}, enterCompany } = useSite()
  const state = useSessionState(session)
  const account = 'userId' in state ? { userId: state.userId, userAccount: state.userAccount } : undefined
  return (
    <Invitation
      account={account}
      Register={Register}
      onSignIn={signIn}
      onSwitchAccount={() => void session.signOut().then(signIn)}
      onEnterCompany={onEnterCompany ?? ((companyId) => void enterCompany(companyId))}
      corner={corner}
    />
  )
}

const Register = (props: RegisterProps) => (
  <Registration session={useSite().session} occasion="invitation" {...props} />
)
