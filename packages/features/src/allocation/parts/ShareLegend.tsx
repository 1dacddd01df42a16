import { useTexts } from '../../shared/host/useHost'
import legend from '../../shared/seats/SeatLegend.module.css'
import { seatsMessages } from '../../shared/seats/seatsMessages'
import { useAllocationTexts } from '../useAllocationTexts'

/** What the parts of a department's bar mean: those of a product's, but all that was passed on, in use below or not. */
export function ShareLegend() {
  const texts = useAllocationTexts()
  const seats = useTexts(seatsMessages)
  return (
    <span className={legend.legend} aria-hidden="true">
      <span data-part="used">{seats.used}</span>
      <span data-part="passed-on">{texts.passedOn}</span>
      <span data-part="left">{texts.remaining}</span>
    </span>
  )
}
