import { SessionFeature } from '@atrium/features/session'
import { session } from '../session'

export default function PasswordPage() {
  return <SessionFeature session={session} />
}
