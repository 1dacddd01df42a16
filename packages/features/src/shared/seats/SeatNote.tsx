import type { ReactNode } from 'react'
import { SeatLegend } from './SeatLegend'
import styles from './SeatNote.module.css'

interface SeatNoteProps {
  /** Explains the figures, or links to more. Default: nothing. */
  readonly children?: ReactNode
  /** Legend, or a link to more; nothing if the card explains it elsewhere. Default: `SeatLegend`. */
  readonly legend?: ReactNode
}

/** The last line of a card with seat bars: explains its figures, with the legend at the end. */
export const SeatNote = ({ children, legend = <SeatLegend /> }: SeatNoteProps) => (
  <span className={styles.note}>
    <span>{children}</span>
    {legend}
  </span>
)
