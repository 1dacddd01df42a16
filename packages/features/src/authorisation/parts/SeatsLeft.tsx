import { ProductSeatBar } from '../../shared/seats/ProductSeatBar'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import styles from './SeatsLeft.module.css'

interface SeatsLeftProps {
  readonly product: Product
  /** Members who would get one each. */
  readonly chosen: number
}

/** The product's seats as they would be afterwards. */
export function SeatsLeft({ product: { totalCount, unusedCount }, chosen }: SeatsLeftProps) {
  const texts = useAuthorisationTexts()
  const { count } = useFormat()
  const left = Math.max(0, unusedCount - chosen)
  return (
    <div className={styles.seats}>
      <p className={styles.words}>
        {texts.availableSeats} {chosen > 0 && `${count(unusedCount)} → `}
        <strong>{count(left)}</strong>
      </p>
      <ProductSeatBar total={totalCount} left={left} className={styles.bar} />
    </div>
  )
}
