import { StatusBadge } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import { companyMessages } from '../messages'
import type { ProductCardContent } from '../productCards'
import styles from './ProductCard.module.css'

const nameLimit = 25
const tones = { normal: 'success', expired: 'warning', disabled: 'danger' } as const

export function ProductCard({ product }: { readonly product: ProductCardContent }) {
  const texts = useTexts(companyMessages)
  const format = useFormat()
  return (
    <li className={styles.card} data-state={product.status}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <TruncatedText limit={nameLimit} className={styles.whole}>
            {product.name}
          </TruncatedText>
        </h3>
        <StatusBadge tone={tones[product.status]}>{texts[product.status]}</StatusBadge>
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
    </li>
  )
}

/** A month is what a renewal takes. */
const isUrgent = ({ licensingType, remainingDays }: ProductCardContent) =>
  licensingType === 'dated' && remainingDays <= 30
