import { Card } from '@atrium/ui/card'
import { useTexts } from '../../shared/host/useKept'
import type { WholeProduct } from '../api'
import { catalogueMessages } from '../messages'
import { Elevation } from './Elevation'
import styles from './ProductDescription.module.css'
import { ProductTags } from './ProductTags'

/** The description of a product, its strengths and its system requirements. */
export function ProductDescription({
  product,
}: {
  readonly product: Omit<WholeProduct, 'productId' | 'isSold'>
}) {
  const texts = useTexts(catalogueMessages)
  return (
    <Card padding="none">
      <Elevation name={product.drawing} />
      <div className={styles.body}>
        <p className={styles.summary}>{product.summary}</p>
        <ProductTags product={product} category={product.categoryName} />
        {product.introduction.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {product.highlights.length > 0 && (
          <>
            <h2 className={styles.heading}>{texts.highlights}</h2>
            <dl className={styles.highlights}>
              {product.highlights.map(({ title, text }) => (
                <div key={title} className={styles.highlight}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {product.requirements.length > 0 && (
          <>
            <h2 className={styles.heading}>{texts.requirements}</h2>
            <ul className={styles.requirements}>
              {product.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}
