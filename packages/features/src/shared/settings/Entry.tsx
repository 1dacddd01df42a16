import type { ReactNode } from 'react'
import { KeptNumbers } from '../texts/KeptNumbers'
import styles from './Entry.module.css'

interface EntryProps {
  /** Icon. Default: none. */
  readonly icon?: ReactNode
  /** Default: none, if the value explains itself. */
  readonly name?: ReactNode
  /** State: a badge beside the name. */
  readonly state?: ReactNode
  /** Current value. */
  readonly value?: ReactNode
  /** Quiet hint. */
  readonly hint?: ReactNode
  /** Buttons and links at the end. */
  readonly actions?: ReactNode
}

/** One setting: name, state and actions. */
export function Entry({ icon, name, state, value, hint, actions }: EntryProps) {
  return (
    <li className={styles.entry}>
      {icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <div className={styles.words}>
        {name && (
          <div className={styles.head}>
            <span className={styles.name}>{name}</span>
            {state}
          </div>
        )}
        {(value || hint) && (
          <p className={styles.about}>
            {value && <span className={styles.value}>{kept(value)}</span>}
            {value && hint && ' · '}
            {hint && <span>{kept(hint)}</span>}
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}

const kept = (said: ReactNode) => (typeof said === 'string' ? <KeptNumbers>{said}</KeptNumbers> : said)
