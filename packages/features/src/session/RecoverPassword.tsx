import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { Control, Field } from '../shared/form/Field'
import { useTexts } from '../shared/host/useKept'
import { useLocation } from '../shared/host/useLocation'
import { useTitle } from '../shared/host/useTitle'
import { entryMessages, passwordMessages } from './messages'
import { EntryCode } from './parts/EntryCode'
import { EntryFrame, type EntryProps } from './parts/EntryFrame'
import { EntryLink } from './parts/EntryLink'
import { NewPasswordField } from './password/NewPasswordField'
import { PasswordDone } from './password/PasswordDone'
import { useRecoveryForm } from './password/useRecoveryForm'
import { isRecipient, sendRecoveryCodeAtom, tidyRecipient } from './recovery/atoms'
import styles from './SignIn.module.css'
import { preloadSealing } from './sealing/loadSealing'

/** `/forgotPassword`: a new password after proving the bound mobile or the verified address; then a normal sign-in. */
export function RecoverPassword(props: EntryProps) {
  const texts = useTexts(entryMessages)
  useTitle(texts.recover)
  const { form, recovered } = useRecoveryForm()
  const { search } = useLocation()
  // A ticket waiting to be connected is kept in this tab.
  const way = new URLSearchParams(search).get('way')
  const to =
    way === 'binding'
      ? pagePaths.socialBinding
      : way === 'company'
        ? pagePaths.companyCallback
        : pagePaths.signIn
  const back = { to, way: 'password' }
  return (
    <EntryFrame {...props} isLong>
      {recovered === undefined ? (
        <Recovery form={form} back={back} />
      ) : (
        <PasswordDone title={texts.recovered} text={texts.recoveredText(recovered)}>
          <EntryLink {...back}>{texts.toSignIn}</EntryLink>
        </PasswordDone>
      )}
    </EntryFrame>
  )
}

interface RecoveryProps extends Pick<ReturnType<typeof useRecoveryForm>, 'form'> {
  /** The way in that the person came from. */
  readonly back: { readonly to: string; readonly way: string }
}

function Recovery({ form, back }: RecoveryProps) {
  const texts = useTexts(entryMessages)
  const passwords = useTexts(passwordMessages)
  const { to } = form.values
  return (
    <div className={styles.entry}>
      <header>
        <h1 className={styles.title}>{texts.recover}</h1>
        <p className={styles.text}>{texts.recoverText}</p>
      </header>
      <form className={`${styles.form} ${styles.marked}`} onSubmit={form.submit} noValidate>
        <Field form={form} name="to" label={texts.mobileOrMail} required>
          {(control) => (
            <TextField
              {...control}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              onChange={({ target }) => control.onChange({ target: { value: tidyRecipient(target.value) } })}
              onFocus={preloadSealing}
            />
          )}
        </Field>
        <EntryCode
          form={form}
          name="code"
          purpose="recover"
          to={to}
          accepts={isRecipient}
          sendAtom={sendRecoveryCodeAtom}
        />
        <Control form={form} name="newPassword">
          {(control, issue) => (
            <NewPasswordField
              {...control}
              account={to}
              words={to.split(/[@.]/)}
              label={passwords.newPassword}
              required
              error={issue}
            />
          )}
        </Control>
        <Button type="submit" variant="primary" className={styles.submit} busy={form.busy}>
          {texts.resetPassword}
        </Button>
        <Notice tone="danger" role="alert">
          {form.problem}
        </Notice>
      </form>
      <p className={styles.others}>
        <span>{texts.remembered}</span> <EntryLink {...back}>{texts.toSignIn}</EntryLink>
      </p>
    </div>
  )
}
