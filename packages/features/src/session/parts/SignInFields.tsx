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
}

/** Account, password and, if required, the check. */
export function SignInFields({ form, accountShown, offersPasskeys = false, beside }: SignInFieldsProps) {
  const texts = useTexts(sessionMessages)
  const { account, password, missing, fields } = form
  const ProofField = form.proofRequired ? proofField() : undefined
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
            placeholder={texts.accountHint}
            value={account}
            onChange={(event) => form.setAccount(event.target.value)}
            onFocus={preloadSealing}
          />
        </FormField>
      )}
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
