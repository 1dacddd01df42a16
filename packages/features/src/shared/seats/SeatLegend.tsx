import { useTexts } from '../host/useHost'
import styles from './SeatLegend.module.css'
import { seatsMessages } from './seatsMessages'

/** What the parts of every bar of seats mean, once for all of a list; each bar has its words besides. */
export function SeatLegend() {
  const texts = useTexts(seatsMessages)
  return (
    <span className={styles.legend} aria-hidden="true">
      <span data-part="used">{texts.used}</span>
      <span data-part="passed-on">{texts.passedOn}</span>
      <span data-part="left">{texts.notPassedOn}</span>
      <span data-part="full">{texts.full}</span>
      <span data-part="off">{texts.unusable}</span>
    </span>
  )
}
