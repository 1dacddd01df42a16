import { passwordLength } from '@atrium/contracts/session/password/contract'
import { Check } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import type { PasswordVerdict } from '../guess/usePasswordVerdict'
import { passwordMessages } from '../messages'
import styles from './PasswordRules.module.css'

interface PasswordRulesProps {
  readonly password: string
  /** Undefined: there is no current password to differ from. */
  readonly oldPassword?: string | undefined
  readonly account: string
  readonly verdict: PasswordVerdict | undefined
}

/** The rules for a new password, ticked off while typing. */
export function PasswordRules({ password, oldPassword, account, verdict }: PasswordRulesProps) {
  const texts = useTexts(passwordMessages)
  const typed = password !== ''
  const rules = [
    [texts.ruleLength(passwordLength.least), [...password].length >= passwordLength.least],
    [texts.ruleAccount, typed && !(account && password.toLowerCase().includes(account.toLowerCase()))],
    ...(oldPassword === undefined ? [] : [[texts.ruleNew, typed && password !== oldPassword] as const]),
    [texts.ruleGuess, verdict !== undefined && verdict.strength !== 'weak'],
  ] as const

  return (
    <div className={styles.rules}>
      <ul className={styles.list} aria-label={texts.rules}>
        {rules.map(([rule, met]) => (
          <li key={rule} data-state={met ? 'met' : 'unmet'}>
            <Check role="img" aria-label={met ? texts.ruleMet : texts.ruleUnmet} />
            {rule}
          </li>
        ))}
      </ul>
      <p className={styles.advice}>{texts.advice}</p>
    </div>
  )
}
