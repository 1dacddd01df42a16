import { useNarrowWindow } from '@atrium/ui/narrow-window'
import type { ReactNode } from 'react'
import styles from './PurchaseBar.module.css'

interface PurchaseBarProps {
  /** What the amount is. Default: it says so itself. */
  readonly label?: string
  /** With its sign. */
  readonly amount: string
  /** The one button. */
  readonly children: ReactNode
}

/**
 * The amount and the way on, at a phone's lower edge while one scrolls through what it is made of: the last of a column.
 * Elsewhere it isn't there, and the page has the button.
 */
export function PurchaseBar({ label, amount, children }: PurchaseBarProps) {
  if (!useNarrowWindow()) return null
  return (
    <div className={styles.bar} data-slot="purchase-bar" data-docked>
      <p className={styles.words}>
        {label && <span className={styles.label}>{label}</span>}
        <strong className={styles.amount}>{amount}</strong>
      </p>
      {children}
    </div>
  )
}
