import { pagePaths } from '@atrium/contracts/paths'
import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { enterpriseSignInApiAtom } from './enterprise/api'
import { enterpriseMessages } from './enterprise/messages'
import { useLandingIn } from './enterprise/useLandingIn'
import { sessionMessages } from './messages'
import { EntryLink } from './parts/EntryLink'
import { FormNotice } from './parts/FormNotice'
import type { WayProps } from './parts/PasswordSignIn'
import { SignInButton } from './parts/SignInButton'
import { SignInFields } from './parts/SignInFields'
import { useFirstFocus } from './parts/useFirstFocus'
import { useSignInForm } from './parts/useSignInForm'
import { useSession } from './SessionContext'
import styles from './SignIn.module.css'
import { preloadSealing } from './sealing/loadSealing'

/** Signs in an administrator with the company's account, and leads into that company. */
export function EnterpriseSignIn({ because, onSignedIn }: WayProps) {
  const texts = useTexts(sessionMessages)
  const words = useTexts(enterpriseMessages)
  const session = useSession()
  const { signInAsAdministrator } = useAtomValue(enterpriseSignInApiAtom)
  const landIn = useLandingIn()
  const form = useSignInForm({
    account: '',
    session,
    onSignedIn,
    async send(companyAccount, sealed) {
      const body = { ...sealed, companyAccount }
      const { companyId, ...signedIn } = await signInAsAdministrator(
        { query: { isWebClient: true }, body },
        { timeout: 15_000 },
      )
      landIn(companyId)
      return signedIn
    },
  })
  useFirstFocus(form.fields.account)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Notice role="status">{because}</Notice>
      <SignInFields
        form={form}
        accountShown={
          <FormField
            label={words.account}
            hint={words.hint}
            error={form.missing.has('account') && words.accountRequired}
          >
            <TextField
              ref={form.fields.account}
              name="organization"
              autoComplete="organization"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              value={form.account}
              onChange={(event) => form.setAccount(event.target.value)}
              onFocus={preloadSealing}
            />
          </FormField>
        }
        beside={<EntryLink to={pagePaths.recoverPassword}>{texts.forgot}</EntryLink>}
      />
      <SignInButton form={form} />
      <FormNotice form={form} />
    </form>
  )
}
