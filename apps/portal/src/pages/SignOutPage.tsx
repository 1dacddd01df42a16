import { SignOut } from '@atrium/features/session'
import { session } from '../session'

export default function SignOutPage() {
  return <SignOut session={session} />
}
