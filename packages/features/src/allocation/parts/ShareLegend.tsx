import legend from '../../shared/seats/SeatLegend.module.css'
import { useAllocationTexts } from '../useAllocationTexts'
import bar from './ShareBar.module.css'

/** What the parts of a department's bar mean, where no heads of columns say so. */
export function ShareLegend() {
  const texts = useAllocationTexts()
  return (
    <span className={`${legend.legend} ${bar.key}`} aria-hidden="true">
      <span data-part="used">{texts.used}</span>
      <span data-part="passed-on">{texts.passedOn}</span>
      <span data-part="left">{texts.remaining}</span>
    </span>
  )
}
