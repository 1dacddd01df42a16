import { WaitingCard } from '@atrium/features/backlog'
import { useWorkspace } from '@atrium/features/workspace'
import { useVisit } from '../useVisit'

export default function OwnBacklog() {
  const { session } = useVisit()
  const { enterCompany } = useWorkspace()
  return <WaitingCard getPassportToken={session.getPassportToken} onEnterCompany={enterCompany} />
}
