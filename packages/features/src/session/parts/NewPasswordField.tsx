import styles from './NewPasswordField.module.css'
import { PasswordField, type PasswordFieldProps } from './PasswordField'
import { PasswordRules } from './PasswordRules'
import { PasswordStrength } from './PasswordStrength'

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'hint'> {
  /** Undefined: there is none to differ from. */
  readonly oldPassword?: string
  readonly account: string
}

/** A password to be: how strong it is, and what it still needs. */
export function NewPasswordField({ oldPassword, account, ...field }: NewPasswordFieldProps) {
  const password = field.value
  return (
    <div className={styles.field}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={<PasswordStrength password={password} account={account} />}
      />
      <PasswordRules password={password} oldPassword={oldPassword} account={account} />
    </div>
  )
}
