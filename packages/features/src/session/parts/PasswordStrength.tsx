import { useTexts } from '../../shared/host/useHost'
import { passwordMessages } from '../passwordMessages'
import { passwordStrength } from '../passwordStrength'
import styles from './PasswordStrength.module.css'

interface PasswordStrengthProps {
  readonly password: string
  readonly account: string
}

const levels = ['weak', 'fair', 'good', 'strong'] as const

/** How strong a new password is, as bars and in a word. */
export function PasswordStrength({ password, account }: PasswordStrengthProps) {
  const texts = useTexts(passwordMessages)
  const strength = passwordStrength(password, account)
  const typed = password !== ''
  return (
    <span className={styles.strength} data-strength={typed ? strength : 'none'}>
      <span className={styles.bars} aria-hidden="true">
        {levels.map((level, at) => (
          <span key={level} data-filled={typed && at <= levels.indexOf(strength) ? '' : undefined} />
        ))}
      </span>
      <span aria-live="polite">{typed && `${texts.strength} ${texts[strength]}`}</span>
    </span>
  )
}
