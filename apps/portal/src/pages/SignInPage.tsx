import { SignIn } from '@atrium/features/session'
import { session } from '../session'

export default function SignInPage() {
  return <SignIn session={session} />
}
