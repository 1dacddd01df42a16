import { SessionFeature } from '@atrium/features/session'
import { useVisit } from '../useVisit'

export default function PasswordPage() {
  return <SessionFeature session={useVisit().session} />
}
