import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import type { Product } from '../api'
import { catalogueMessages } from '../messages'
import { productPath } from '../routes'
import type { Trial } from '../trials/api'
import styles from './ProductCard.module.css'
import { ProductDrawing } from './ProductDrawing'
import { ProductTags } from './ProductTags'
import { TrialBadge } from './TrialBadge'
import { useTimeLeft } from './useTimeLeft'

interface ProductCardProps {
  readonly product: Product
  readonly category: string | undefined
  /** The person’s latest of this product, if there is one that says something. */
  readonly trial: Trial | undefined
}

/** A product of the catalogue: all of it leads to its page. */
export function ProductCard({ product, category, trial }: ProductCardProps) {
  const texts = useTexts(catalogueMessages)
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <ProductDrawing name={product.drawing} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <FeatureLink to={productPath(product.productId)} className={styles.link}>
            {product.productName}
          </FeatureLink>
        </h2>
        <p className={styles.summary}>{product.summary}</p>
        <div className={styles.end}>
          <ProductTags product={product} category={category} />
          {trial ? <Standing trial={trial} /> : <span className={styles.trial}>{offer()}</span>}
        </div>
      </div>
    </li>
  )

  function offer() {
    return product.trialDays === null ? texts.noTrial : texts.tryFor(product.trialDays)
  }
}

function Standing({ trial: { status, endAt } }: { readonly trial: Trial }) {
  const timeLeft = useTimeLeft()
  return <TrialBadge status={status} words={status === 'running' && endAt ? timeLeft(endAt) : undefined} />
}
