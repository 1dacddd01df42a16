import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Choice.module.css'

interface ChipProps {
  readonly removeLabel: string
  readonly onRemove: () => void
  /** The whole text, if it may be cut. */
  readonly title?: string
  readonly children: ReactNode
}

/** Something chosen, with a button that removes it. */
export const Chip = ({ removeLabel, onRemove, title, children }: ChipProps) => (
  <li className={styles.chip} title={title}>
    <span className={styles.words}>{children}</span>
    <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
      <X aria-hidden />
    </button>
  </li>
)
