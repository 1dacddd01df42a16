import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { sessionMessages } from '../messages'
import { proofField } from '../proof/loadProofField'
import { preloadSealing } from '../sealing/loadSealing'
import { PasswordField } from './PasswordField'
import styles from './SignInFields.module.css'
import type { SignInForm } from './useSignInForm'

interface SignInFieldsProps {
  readonly form: SignInForm
  /** Shown in place of the account, if it is known. */
  readonly accountShown?: ReactNode
  /** Whether the browser offers passkeys among the accounts it fills in. Default: false. */
  readonly offersPasskeys?: boolean
  /** Next to the password's label. Default: nothing. */
  readonly beside?: ReactNode
  /** Called when the focus leaves the account, which may be a mail address of a company. Default: it may not. */
  readonly onAccountLeft?: () => void
  /** In place of the password and the check. Default: these. */
  readonly instead?: ReactNode
}

/** Account, password and, if required, the check. */
export function SignInFields({
  form,
  accountShown,
  offersPasskeys = false,
  beside,
  onAccountLeft,
  instead,
}: SignInFieldsProps) {
  const texts = useTexts(sessionMessages)
  const { account, missing, fields } = form
  return (
    <>
      {accountShown ?? (
        <FormField label={texts.account} error={missing.has('account') && texts.accountRequired}>
          <TextField
            ref={fields.account}
            name="username"
            autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            placeholder={onAccountLeft ? texts.accountOrMailHint : texts.accountHint}
            value={account}
            onChange={(event) => form.setAccount(event.target.value)}
            onFocus={preloadSealing}
            onBlur={onAccountLeft}
          />
        </FormField>
      )}
      {instead ?? <Secret form={form} beside={beside} />}
    </>
  )
}

/** The password and, if required, the check. */
function Secret({ form, beside }: Pick<SignInFieldsProps, 'form' | 'beside'>) {
  const texts = useTexts(sessionMessages)
  const { password, missing, fields } = form
  const ProofField = form.proofRequired ? proofField() : undefined
  return (
    <>
      <div className={styles.password}>
        <PasswordField
          ref={fields.password}
          label={texts.password}
          error={missing.has('password') && texts.passwordRequired}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={form.setPassword}
          onFocus={preloadSealing}
        />
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      {ProofField && <ProofField form={form} />}
    </>
  )
}
