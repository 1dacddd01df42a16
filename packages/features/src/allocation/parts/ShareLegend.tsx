import { useTexts } from '../../shared/host/useHost'
import legend from '../../shared/seats/SeatLegend.module.css'
import { seatsMessages } from '../../shared/seats/seatsMessages'
import { useAllocationTexts } from '../useAllocationTexts'
import styles from './ShareBar.module.css'

/** What the parts of a department's bar mean: not those of a product's, as what was passed on is in use below or not. */
export function ShareLegend() {
  const texts = useAllocationTexts()
  const seats = useTexts(seatsMessages)
  return (
    <span className={legend.legend} aria-hidden="true">
      <span data-part="used">{seats.used}</span>
      <span data-part="full">{texts.usedUp}</span>
      <span className={styles.passedOn}>{texts.passedOn}</span>
      <span data-part="left">{texts.remaining}</span>
    </span>
  )
}
