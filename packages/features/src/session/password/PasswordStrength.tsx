import { useTexts } from '../../shared/host/useKept'
import type { PasswordVerdict } from '../guess/usePasswordVerdict'
import { passwordMessages } from '../messages'
import styles from './PasswordStrength.module.css'

interface PasswordStrengthProps {
  /** Undefined: there is none yet. */
  readonly verdict: PasswordVerdict | undefined
  /** An error replaces the reason for the weakness. */
  readonly isWrong: boolean
}

const levels = ['weak', 'fair', 'good', 'strong'] as const

/** The strength of a new password, as bars and as a word, and the reason if it is weak. */
export function PasswordStrength({ verdict, isWrong }: PasswordStrengthProps) {
  const texts = useTexts(passwordMessages)
  const filled = verdict ? levels.indexOf(verdict.strength) : -1
  return (
    <span className={styles.strength} data-strength={verdict?.strength ?? 'none'}>
      <span className={styles.bars} aria-hidden="true">
        {levels.map((level, at) => (
          <span key={level} data-filled={at <= filled ? '' : undefined} />
        ))}
      </span>
      <span aria-live="polite">
        {verdict && `${texts.strength} ${texts[verdict.strength]}`}
        {verdict?.guess && (
          <span className={styles.why} hidden={isWrong}>
            {texts[`guess.${verdict.guess}`]}
          </span>
        )}
      </span>
    </span>
  )
}
