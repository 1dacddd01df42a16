import { useTexts } from '../host/useHost'
import styles from './SeatLegend.module.css'
import { seatsMessages } from './seatsMessages'

interface SeatLegendProps {
  readonly className?: string | undefined
}

/** What the parts of every bar of seats mean, once for all of a list; each bar has its words besides. */
export function SeatLegend({ className }: SeatLegendProps) {
  const texts = useTexts(seatsMessages)
  return (
    <span
      className={className === undefined ? styles.legend : `${styles.legend} ${className}`}
      aria-hidden="true"
    >
      <span data-part="used">{texts.used}</span>
      <span data-part="passed-on">{texts.passedOn}</span>
      <span data-part="left">{texts.notPassedOn}</span>
    </span>
  )
}
