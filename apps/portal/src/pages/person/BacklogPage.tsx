import { BacklogFeature } from '@atrium/features/backlog'
import { useWorkspace } from '@atrium/features/workspace'
import { useVisit } from '../../useVisit'

export default function BacklogPage() {
  const { session } = useVisit()
  const { enterCompany } = useWorkspace()
  return <BacklogFeature getPassportToken={session.getPassportToken} onEnterCompany={enterCompany} />
}
