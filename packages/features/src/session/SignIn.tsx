import { Button } from '@atrium/ui/button'
import { lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { useTexts } from '../shared/host/useHost'
import { useTitle } from '../shared/host/useTitle'
import { sessionMessages } from './messages'
import { FormNotice } from './parts/FormNotice'
import { SignInFields } from './parts/SignInFields'
import { SubmitLabel } from './parts/SubmitLabel'
import { Threshold, ThresholdContext } from './parts/Threshold'
import { useFirstFocus } from './parts/useFirstFocus'
import { useLeaveSignIn } from './parts/useLeaveSignIn'
import { useSignInForm } from './parts/useSignInForm'
import { useSession, useSessionState } from './SessionContext'
import styles from './SignIn.module.css'

interface SignInProps {
  readonly startPath: string
  readonly onLeave?: ((address: string) => void) | undefined
  readonly onPersonChanged?: (() => void) | undefined
  readonly corner?: ReactNode
}

/** `/WebLogin`: account and password; a check after several failures; then back to where one came from. */
export function SignIn({ startPath, onLeave, onPersonChanged, corner }: SignInProps) {
  const texts = useTexts(sessionMessages)
  useTitle(texts.signIn)
  const session = useSession()
  const state = useSessionState(session)
  const [knownAccount] = useState('userAccount' in state ? state.userAccount : '')
  const form = useSignInForm({ account: knownAccount, session })
  const leave = useLeaveSignIn({ startPath, onLeave })
  useFirstFocus(knownAccount ? form.fields.password : form.fields.account)
  const wasSignedIn = useRef(state.state === 'signedIn').current

  const left = useRef(false)

  useEffect(() => {
    if (state.state === 'replaced') onPersonChanged?.()
    if (state.state !== 'signedIn' || left.current) return
    // Once only: leaving changes the location, which `leave` depends on.
    left.current = true
    void leave()
  }, [state.state, leave, onPersonChanged])

  const because = state.state === 'signedOut' ? state.because : undefined
  if (use(ThresholdContext) === 'content' && state.state === 'signedIn') {
    return (
      <Suspense>
        <SignedIn account={state.userAccount} />
      </Suspense>
    )
  }
  if (wasSignedIn && state.state === 'signedIn') return null
  return (
    <Threshold corner={corner}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <header>
          <h1 className={styles.title}>{texts.signIn}</h1>
          <p className={styles.subtitle}>{texts.welcome}</p>
        </header>
        <FormNotice form={form} otherwise={because && texts[because]} />
        <SignInFields form={form} />
        <Button
          type="submit"
          variant="primary"
          className={styles.submit}
          busy={form.busy || state.state === 'signedIn'}
          disabled={form.waitSeconds > 0}
        >
          <SubmitLabel form={form}>{texts.signIn}</SubmitLabel>
        </Button>
      </form>
    </Threshold>
  )
}

const SignedIn = lazy(() => import('./parts/SignedIn'))
