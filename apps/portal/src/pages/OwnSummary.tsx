import { useWaitingCount } from '@atrium/features/backlog'
import { useWeakCount } from '@atrium/features/security'
import { WaitingSummary } from '@atrium/features/workspace'

export default function OwnSummary() {
  return <WaitingSummary waiting={useWaitingCount()} weak={useWeakCount()} />
}
