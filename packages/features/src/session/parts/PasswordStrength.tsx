import { useTexts } from '../../shared/host/useHost'
import type { Guess } from '../guess/whyGuessed'
import { passwordMessages } from '../passwordMessages'
import { passwordStrength } from '../passwordStrength'
import styles from './PasswordStrength.module.css'

interface PasswordStrengthProps {
  readonly password: string
  readonly account: string
  /** By what it would be guessed, where that is known. */
  readonly guess: Guess | undefined
}

const levels = ['weak', 'fair', 'good', 'strong'] as const

/** How strong a new password is, as bars and in a word, and why it is weak. */
export function PasswordStrength({ password, account, guess }: PasswordStrengthProps) {
  const texts = useTexts(passwordMessages)
  const strength = guess ? 'weak' : passwordStrength(password, account)
  const typed = password !== ''
  return (
    <span className={styles.strength} data-strength={typed ? strength : 'none'}>
      <span className={styles.bars} aria-hidden="true">
        {levels.map((level, at) => (
          <span key={level} data-filled={typed && at <= levels.indexOf(strength) ? '' : undefined} />
        ))}
      </span>
      <span aria-live="polite">
        {typed && `${texts.strength} ${texts[strength]}`}
        {typed && guess && <span className={styles.why}>{texts[`guess.${guess}`]}</span>}
      </span>
    </span>
  )
}
