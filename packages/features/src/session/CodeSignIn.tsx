import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { MobileField } from '../shared/codes/MobileField'
import { useTexts } from '../shared/host/useHost'
import { entryMessages, sessionMessages } from './messages'
import { EntryCode } from './parts/EntryCode'
import { EntryLink } from './parts/EntryLink'
import type { WayProps } from './parts/PasswordSignIn'
import { useCodeSignIn } from './parts/useCodeSignIn'
import { useSession, useSessionState } from './SessionContext'
import styles from './SignIn.module.css'

const register = { to: pagePaths.register }

interface CodeSignInProps extends WayProps {
  /** Where who has no account opens one. Default: the registration. */
  readonly registering?: { readonly to: string; readonly way?: string }
}

/** By the mobile number and a code that is sent to it; who has no account goes on to registering with both. */
export default function CodeSignIn({ because, onSignedIn, registering = register }: CodeSignInProps) {
  const texts = useTexts(sessionMessages)
  const entry = useTexts(entryMessages)
  const session = useSession()
  const state = useSessionState(session)
  const { form, hasNoAccount } = useCodeSignIn({ session, onSignedIn })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Notice role="status">{because}</Notice>
      <MobileField form={form} name="mobile" label={entry.mobile} />
      {hasNoAccount && (
        <p className={styles.next}>
          <EntryLink {...registering}>{entry.registerIt}</EntryLink>
        </p>
      )}
      <EntryCode form={form} name="code" purpose="enter" to={form.values.mobile} />
      <Button
        type="submit"
        variant="primary"
        className={styles.submit}
        busy={form.busy || state.state === 'signedIn'}
      >
        {texts.signIn}
      </Button>
      <Notice tone="danger" role="alert">
        {!form.busy && form.problem}
      </Notice>
    </form>
  )
}
