import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { useAtomValue } from 'jotai'
import { Control } from '../shared/form/Control'
import { FormButtons } from '../shared/form/FormButtons'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { useTitle } from '../shared/host/useTitle'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { ownWordsAtom } from './guess/ownWordsAtom'
import { passwordMessages } from './messages'
import { NewPasswordField } from './parts/NewPasswordField'
import { PasswordDone } from './parts/PasswordDone'
import { PasswordField } from './parts/PasswordField'
import { usePasswordForm } from './parts/usePasswordForm'
import { useSession, useSessionState } from './SessionContext'

interface ResetPasswordProps {
  readonly startPath: string
}

/** `/CompanySetPassword` and `/ResetPassword`: a new password, proved by the old one. */
export default function ResetPassword({ startPath }: ResetPasswordProps) {
  const texts = useTexts(passwordMessages)
  const state = useSessionState(useSession())
  const account = 'userAccount' in state ? state.userAccount : ''
  const form = usePasswordForm(account)
  const own = useAtomValue(ownWordsAtom)
  const words = own.state === 'ready' ? own.value : []
  useTitle(texts.resetPassword)

  if (form.state === 'saved') {
    return (
      <PasswordDone title={texts.passwordChanged} text={texts.passwordChangedText}>
        <Button asChild variant="primary">
          <FeatureLink to={startPath}>{texts.back}</FeatureLink>
        </Button>
      </PasswordDone>
    )
  }
  return (
    <Screen above={[{ name: texts.account }]} name={texts.resetPassword} width="reading">
      <form onSubmit={form.submit} noValidate>
        <SettingsSection
          width="narrow"
          title={texts.section}
          description={texts.resetPasswordText}
          footer={<FormButtons form={form} submitLabel={texts.changePassword} problem={form.problem} />}
        >
          <div className={layout.fields}>
            <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
            <Password form={form} name="oldPassword" autoComplete="current-password" />
            <Control form={form} name="newPassword">
              {(control, issue) => (
                <NewPasswordField
                  {...control}
                  label={texts.newPassword}
                  required
                  error={issue}
                  oldPassword={form.values.oldPassword}
                  account={account}
                  words={words}
                />
              )}
            </Control>
            <Password form={form} name="repeatPassword" autoComplete="new-password" />
          </div>
        </SettingsSection>
      </form>
    </Screen>
  )
}

interface PasswordProps {
  readonly form: ReturnType<typeof usePasswordForm>
  readonly name: 'oldPassword' | 'repeatPassword'
  readonly autoComplete: 'current-password' | 'new-password'
}

function Password({ form, name, autoComplete }: PasswordProps) {
  const texts = useTexts(passwordMessages)
  return (
    <Control form={form} name={name}>
      {(control, issue) => (
        <PasswordField {...control} label={texts[name]} required error={issue} autoComplete={autoComplete} />
      )}
    </Control>
  )
}
