import { endingDays } from '@atrium/contracts/shared/licence/contract'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import { companyMessages } from '../messages'
import { overviewMessages } from '../overview/messages'
import type { ProductCardContent } from '../productCards'
import styles from './ProductCard.module.css'
import { type ProductEntryProps, ProductName, ProductState } from './ProductName'

/** A product on a desktop: its term. The table above shows its seat use. */
export function ProductCard({ product, seats, batch }: ProductEntryProps) {
  const texts = useTexts(companyMessages)
  const { batchNumber } = useTexts(overviewMessages)
  const format = useFormat()
  const { status, kind, licensingType, remainingDays, trial } = product
  return (
    <li className={styles.card} data-state={status}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <ProductName product={product} />
        </h3>
        <ProductState product={product} seats={seats} />
      </div>
      <p className={styles.term}>
        {[texts[kind], batch && batchNumber(batch), format.validity(product)].filter(Boolean).join(' · ')}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.remaining}</dt>
          <dd
            data-urgent={isUrgent(product) || undefined}
            title={licensingType === 'permanent' ? texts.permanentDays : undefined}
          >
            {texts.days(remainingDays)}
          </dd>
        </div>
        {trial && (
          <div>
            <dt>{texts.trialCount}</dt>
            <dd>{texts.trialUsed(trial.used, trial.total)}</dd>
          </div>
        )}
      </dl>
    </li>
  )
}

const isUrgent = ({ licensingType, remainingDays }: ProductCardContent) =>
  licensingType === 'dated' && remainingDays <= endingDays
