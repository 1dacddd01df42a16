import { Button } from '@atrium/ui/button'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { sessionMessages } from '../messages'
import { useSession, useSessionState } from '../SessionContext'
import styles from '../SignIn.module.css'
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

/** The label: its own text, or the remaining wait. */
export function SubmitLabel({ form, children }: { readonly form: SignInForm; readonly children: ReactNode }) {
  const texts = useTexts(sessionMessages)
  return form.waitSeconds > 0 ? texts.wait(asClock(form.waitSeconds)) : children
}

/** `14:59` */
const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
