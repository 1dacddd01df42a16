import { Zap } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import type { Product } from '../api'
import { catalogueMessages } from '../messages'
import styles from './ProductTags.module.css'
import { Tag } from './Tag'

export interface ProductTagsProps {
  readonly product: Pick<Product, 'productType' | 'isInstant' | 'trialDays'>
  readonly category: string | undefined
}

/** The type of a product, and whether its trial starts at once. */
export function ProductTags({ product, category }: ProductTagsProps) {
  const texts = useTexts(catalogueMessages)
  return (
    <span className={styles.tags}>
      {category && <Tag>{category}</Tag>}
      <Tag>{texts[`type.${product.productType}`]}</Tag>
      {product.isInstant && product.trialDays !== null && (
        <Tag tone="accent">
          <Zap aria-hidden />
          {texts.instant}
        </Tag>
      )}
    </span>
  )
}
