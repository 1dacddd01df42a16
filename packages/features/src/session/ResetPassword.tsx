import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useState } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { PasswordChanged } from './parts/PasswordChanged'
import { PasswordField } from './parts/PasswordField'
import { PasswordRules } from './parts/PasswordRules'
import { ResetNotice } from './parts/ResetNotice'
import { usePasswordForm } from './parts/usePasswordForm'
import { passwordMessages } from './passwordMessages'
import styles from './ResetPassword.module.css'
import { useSession, useSessionState } from './SessionContext'

interface ResetPasswordProps {
  readonly startPath: string
}

/** `/CompanySetPassword` and `/ResetPassword`: a new password, proved by the old one. */
export default function ResetPassword({ startPath }: ResetPasswordProps) {
  const texts = useTexts(passwordMessages)
  const state = useSessionState(useSession())
  const account = 'userAccount' in state ? state.userAccount : ''
  const [progress, setProgress] = useState<'editing' | 'saved'>('editing')
  const form = usePasswordForm({ account, onChanged: () => setProgress('saved') })
  const field = (name: 'oldPassword' | 'newPassword' | 'repeatPassword') => ({
    ref: form.fields[name],
    name,
    label: texts[name],
    value: form.values[name],
    error: form.issues[name],
    onChange: (value: string) => form.change(name, value),
  })

  if (progress === 'saved') {
    return (
      <PasswordChanged>
        <Button asChild variant="primary">
          <FeatureLink to={startPath}>{texts.back}</FeatureLink>
        </Button>
      </PasswordChanged>
    )
  }
  return (
    <Screen above={[{ name: texts.account }]} name={texts.resetPassword} width="reading">
      <Card>
        <form className={styles.form} onSubmit={form.submit} noValidate>
          <p className={styles.hint}>{texts.resetPasswordText}</p>
          <ResetNotice failure={form.failure} />
          <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
          <PasswordField {...field('oldPassword')} autoComplete="current-password" />
          <PasswordField {...field('newPassword')} autoComplete="new-password" />
          <PasswordRules
            password={form.values.newPassword}
            oldPassword={form.values.oldPassword}
            account={account}
          />
          <PasswordField {...field('repeatPassword')} autoComplete="new-password" />
          <Button type="submit" variant="primary" className={styles.submit} busy={form.busy}>
            {texts.changePassword}
          </Button>
        </form>
      </Card>
    </Screen>
  )
}
