import { SessionFeature } from '@atrium/features/session'
import { PageSkeleton } from '../PageSkeleton'
import { useVisit } from '../useVisit'

export default function PasswordPage() {
  return <SessionFeature session={useVisit().session} fallback={<PageSkeleton />} />
}
