import type { ReactNode } from 'react'
import { ProductDrawing } from '../../shared/drawing/ProductDrawing'
import { FeatureLink } from '../../shared/host/FeatureLink'
import type { Product } from '../api'
import styles from './ProductCard.module.css'
import { ProductTags, type ProductTagsProps } from './ProductTags'

interface ProductCardProps {
  readonly product: Pick<Product, 'drawing' | 'productName' | 'summary' | keyof ProductTagsProps['product']>
  readonly category: string | undefined
  readonly to: string
  /** Content at the end. */
  readonly children: ReactNode
}

/** A product of the catalogue; the whole card is a link. */
export function ProductCard({ product, category, to, children }: ProductCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <ProductDrawing name={product.drawing} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <FeatureLink to={to} className={styles.link}>
            {product.productName}
          </FeatureLink>
        </h2>
        <p className={styles.summary}>{product.summary}</p>
        <div className={styles.end}>
          <ProductTags product={product} category={category} />
          {children}
        </div>
      </div>
    </li>
  )
}
