import { usePasswordVerdict } from '../guess/usePasswordVerdict'
import { PasswordField, type PasswordFieldProps } from '../parts/PasswordField'
import styles from './NewPasswordField.module.css'
import { PasswordRules } from './PasswordRules'
import { PasswordStrength } from './PasswordStrength'

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete' | 'hint'> {
  /** Undefined: there is no current password to differ from. */
  readonly oldPassword?: string
  readonly account: string
  /** Words that somebody who knows the person would try, besides the account. Default: none. */
  readonly words?: readonly string[]
}

const none: readonly string[] = []

/** A new password, with its strength, the reason, and the unmet rules. */
export function NewPasswordField({ oldPassword, account, words = none, ...field }: NewPasswordFieldProps) {
  const password = field.value
  const verdict = usePasswordVerdict(password, account, words)
  return (
    <div className={styles.field}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={<PasswordStrength verdict={verdict} isWrong={Boolean(field.error)} />}
      />
      <PasswordRules password={password} oldPassword={oldPassword} account={account} verdict={verdict} />
    </div>
  )
}
