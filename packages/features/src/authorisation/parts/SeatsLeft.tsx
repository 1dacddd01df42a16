import { SeatBar } from '@atrium/ui/seat-bar'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import styles from './SeatsLeft.module.css'

interface SeatsLeftProps {
  readonly product: Product
  /** Members who would get one each. */
  readonly chosen: number
  /** Seats that these members may use between them, by their departments. */
  readonly available: number
}

/** What limits the choice first, then the product's seats as they would be afterwards. */
export function SeatsLeft({ product, chosen, available }: SeatsLeftProps) {
  const texts = useAuthorisationTexts()
  const { count } = useFormat()
  const { totalCount, unusedCount, passedOn } = product
  const added = Math.min(chosen, unusedCount)
  const left = unusedCount - added
  const used = totalCount - unusedCount
  return (
    <div className={styles.seats}>
      {chosen === 0 ? (
        <p className={styles.words}>
          {texts.availableSeats} <strong>{count(left)}</strong>
        </p>
      ) : (
        <p className={styles.words}>
          {texts.leftForChosen} {count(available)} → <strong>{count(Math.max(0, available - chosen))}</strong>
          <small className={styles.all}>{texts.leftInCompany(count(unusedCount), count(left))}</small>
        </p>
      )}
      <SeatBar
        className={styles.bar}
        used={used}
        added={added}
        passedOn={Math.min(passedOn, left)}
        total={totalCount}
        label={texts.seatsAfter(used, added, left)}
      />
    </div>
  )
}
