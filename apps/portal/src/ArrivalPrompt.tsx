import { KeepAccount } from '@atrium/features/account'
import { BacklogFeature, BacklogPrompt } from '@atrium/features/backlog'
import { useWorkspace } from '@atrium/features/workspace'
import { useVisit } from './useVisit'

/** Whether to keep an account that is about to end; else which invitations wait. */
export default function ArrivalPrompt() {
  const { session } = useVisit()
  const { user, enterCompany } = useWorkspace()
  if (user.endsAt !== null) {
    return <KeepAccount endsAt={user.endsAt} onLeave={() => void session.signOut()} />
  }
  return (
    <BacklogFeature getPassportToken={session.getPassportToken} onEnterCompany={enterCompany}>
      <BacklogPrompt />
    </BacklogFeature>
  )
}
