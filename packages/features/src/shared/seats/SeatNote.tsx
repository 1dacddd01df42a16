import type { ReactNode } from 'react'
import { SeatLegend } from './SeatLegend'
import styles from './SeatNote.module.css'

interface SeatNoteProps {
  /** What the figures count, or where there are more. Default: nothing. */
  readonly children?: ReactNode
  /** What the colours mean, or where there is more; nothing where the card says it elsewhere. Default: `SeatLegend`. */
  readonly legend?: ReactNode
}

/** The last line of a card that draws seats: what its figures count, and at the end what its colours mean. */
export const SeatNote = ({ children, legend = <SeatLegend /> }: SeatNoteProps) => (
  <span className={styles.note}>
    <span>{children}</span>
    {legend}
  </span>
)
