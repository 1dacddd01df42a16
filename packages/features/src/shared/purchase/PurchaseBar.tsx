import { useNarrowWindow } from '@atrium/ui/narrow-window'
import type { ReactNode } from 'react'
import styles from './PurchaseBar.module.css'

interface PurchaseBarProps {
  /** Label of the amount. Default: none. */
  readonly label?: string
  /** With currency sign. */
  readonly amount: string
  /** The one button. */
  readonly children: ReactNode
}

/**
 * The amount and the next step at a phone's lower edge, while its details are scrolled: the last of a column. On wider
 * screens the page has the button instead.
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
