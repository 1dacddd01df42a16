import { useTexts } from '../../shared/host/useHost'
import { endingDays } from '../../shared/licence/contract'
import { ProductSeatBar } from '../../shared/seats/ProductSeatBar'
import { useFormat } from '../../shared/texts/useFormat'
import { companyMessages } from '../messages'
import type { Overview } from '../overview/api'
import { overviewMessages } from '../overview/messages'
import type { ProductCardContent } from '../productCards'
import styles from './ProductCard.module.css'
import { ProductName } from './ProductName'
import { type ProductEntryProps, ProductState } from './ProductState'

export function ProductCard({ product, seats }: ProductEntryProps) {
  const texts = useTexts(companyMessages)
  const format = useFormat()
  return (
    <li className={styles.card} data-state={product.status}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <ProductName product={product} />
        </h3>
        <ProductState product={product} seats={seats} />
      </div>
      <p className={styles.kind}>{texts[product.kind]}</p>
      <dl className={styles.facts}>
        <dt>{texts.validity}</dt>
        <dd>{format.validity(product)}</dd>
        <dt>{product.trial ? texts.trialCount : texts.licence}</dt>
        <dd>{product.trial ? texts.trialUsed(product.trial.used, product.trial.total) : texts.formal}</dd>
        <dt>{texts.remaining}</dt>
        <dd data-urgent={isUrgent(product) || undefined}>
          {product.licensingType === 'permanent' ? texts.permanentDays : texts.days(product.remainingDays)}
        </dd>
      </dl>
      {seats && <Seats seats={seats} />}
    </li>
  )
}

function Seats({ seats: { total, used, passedOn, status } }: { readonly seats: Overview['seats'][number] }) {
  const texts = useTexts(overviewMessages)
  const left = total - used
  return (
    <div className={styles.seats}>
      <ProductSeatBar
        className={styles.bar}
        total={total}
        left={left}
        passedOn={passedOn}
        isActive={status === 'normal'}
      />
      <span className={styles.left}>{texts.seatsLeft(left, total)}</span>
    </div>
  )
}

const isUrgent = ({ licensingType, remainingDays }: ProductCardContent) =>
  licensingType === 'dated' && remainingDays <= endingDays
