import { KeepAccount } from '@atrium/features/account'
import { AgreementNotice } from '@atrium/features/agreements'
import { BacklogFeature, BacklogPrompt } from '@atrium/features/backlog'
import { useWorkspace } from '@atrium/features/workspace'
import { useVisit } from '../useVisit'

interface ArrivalPromptProps {
  /** Companies wait for an answer, so invitations come first. */
  readonly isInvited: boolean
}

/**
 * Asks whether to keep an account that is about to end; otherwise shows waiting invitations and new
 * agreements.
 */
export default function ArrivalPrompt({ isInvited }: ArrivalPromptProps) {
  const { session } = useVisit()
  const { user, enterCompany } = useWorkspace()
  if (user.endsAt !== null) {
    return <KeepAccount endsAt={user.endsAt} onLeave={() => void session.signOut()} />
  }
  return (
    <>
      {isInvited && (
        <BacklogFeature getPassportToken={session.getPassportToken} onEnterCompany={enterCompany}>
          <BacklogPrompt />
        </BacklogFeature>
      )}
      {user.agreementsDue.length > 0 && <AgreementNotice />}
    </>
  )
}
