import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'

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
    <RemoveButton label={removeLabel} onRemove={onRemove} />
  </li>
)

interface ChipsProps {
  /** What was chosen, such as "Members". */
  readonly label: string
  readonly children: ReactNode
}

/** A line of chips that wraps. */
export const Chips = ({ label, children }: ChipsProps) => (
  <ul className={styles.chips} aria-label={label}>
    {children}
  </ul>
)

interface RemoveButtonProps {
  readonly label: string
  readonly onRemove: () => void
}

/** Removes something chosen. */
export const RemoveButton = ({ label, onRemove }: RemoveButtonProps) => (
  <button type="button" className={styles.remove} aria-label={label} onClick={onRemove}>
    <X aria-hidden />
  </button>
)
