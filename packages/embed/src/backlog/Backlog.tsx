import { BacklogFeature } from '@atrium/features/backlog'
import { useSite } from '../site'

/** The person's to-dos. */
export function Backlog() {
  const { session, enterCompany } = useSite()
  return <BacklogFeature getPassportToken={session.getPassportToken} onEnterCompany={enterCompany} />
}
