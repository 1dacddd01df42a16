import { sessionErrors } from '@atrium/contracts/session/contract'
import { guessContract } from '@atrium/contracts/session/guess/contract'
import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import * as v from 'valibot'
import { Control } from '../shared/form/Field'
import { FormButtons } from '../shared/form/FormButtons'
import { useForm } from '../shared/form/useForm'
import { FeatureLink } from '../shared/host/FeatureLink'
import { clientAtom } from '../shared/host/host'
import { useTexts } from '../shared/host/useKept'
import { useTitle } from '../shared/host/useTitle'
import { requestAtom } from '../shared/request/request'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { bindContract } from '../shared/wire/bindContract'
import { changePasswordAtom } from './atoms'
import { passwordMessages } from './messages'
import { PasswordField } from './parts/PasswordField'
import { NewPasswordField } from './password/NewPasswordField'
import { newPassword } from './password/newPassword'
import { PasswordDone } from './password/PasswordDone'
import { useSession, useSessionState } from './SessionContext'

interface ResetPasswordProps {
  readonly startPath: string
}

/** `/CompanySetPassword` and `/ResetPassword`: changes the password, given the current one. */
export function ResetPassword({ startPath }: ResetPasswordProps) {
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

const apiAtom = atom((get) => bindContract(guessContract, get(clientAtom)))

/** Words that acquaintances of the signed-in person would guess as the password. */
const ownWordsAtom = requestAtom(['account'], (get, signal) => get(apiAtom).listOwnWords({}, { signal }))

/** Current password, new password, and the new one again. */
function usePasswordForm(account: string) {
  const texts = useTexts(passwordMessages)
  const change = useSetAtom(changePasswordAtom)
  return useForm({
    schema: (values) =>
      v.object({
        oldPassword: v.pipe(v.string(), v.nonEmpty(texts.oldPasswordRequired)),
        newPassword: v.pipe(
          v.string(),
          v.nonEmpty(texts.newPasswordRequired),
          newPassword(account, { weak: texts.weakPassword, tooLong: texts.tooLong }),
          v.check((password) => password !== values.oldPassword, texts.samePassword),
        ),
        repeatPassword: v.pipe(
          v.string(),
          v.nonEmpty(texts.repeatRequired),
          v.check((password) => password === values.newPassword, texts.repeatDiffers),
        ),
      }),
    initial: { oldPassword: '', newPassword: '', repeatPassword: '' },
    blame: {
      [sessionErrors.wrongCredentials]: 'oldPassword',
      [sessionErrors.weakPassword]: 'newPassword',
      [sessionErrors.commonPassword]: 'newPassword',
      [sessionErrors.personalPassword]: 'newPassword',
      [sessionErrors.samePassword]: 'newPassword',
    },
    async submit({ oldPassword, newPassword }) {
      await change({ oldPassword, newPassword })
    },
  })
}
