import { Button } from '@atrium/ui/button'
import { useTexts } from '../../shared/host/useHost'
import { sessionMessages } from '../messages'
import { useSession, useSessionState } from '../SessionContext'
import styles from '../SignIn.module.css'
import { SubmitLabel } from './SubmitLabel'
import type { SignInForm } from './useSignInForm'

/** Sends account and password; busy until the page is left. */
export function SignInButton({ form }: { readonly form: SignInForm }) {
  const texts = useTexts(sessionMessages)
  const { state } = useSessionState(useSession())
  return (
    <Button
      type="submit"
      variant="primary"
      className={styles.submit}
      busy={form.busy || state === 'signedIn'}
      disabled={form.waitSeconds > 0}
    >
      <SubmitLabel form={form}>{texts.signIn}</SubmitLabel>
    </Button>
  )
}
