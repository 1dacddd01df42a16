import { TruncatedText } from '@atrium/ui/tooltip'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { DrawnName } from '../../shared/drawing/DrawnName'
import layout from '../../shared/screen/Layout.module.css'
import type { Product } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import styles from './ProductGroups.module.css'

interface ProductNameCellProps {
  readonly product: Product
}

/** A product in a company's lists: its picture, the way to its drawer, and which of several batches it is. */
export function ProductNameCell({ product }: ProductNameCellProps) {
  const { batchNumber } = useAuthorisationTexts()
  return (
    <DrawnName drawing={product.drawing}>
      <span>
        <DrawerLink kind="product" id={product.productId}>
          <TruncatedText lines={2} focusable={false}>
            {product.productName}
          </TruncatedText>
        </DrawerLink>
        {product.batch && <span className={styles.batches}>{batchNumber(product.batch.number)}</span>}
      </span>
    </DrawnName>
  )
}

/** The same where batches stand below a row of their product, which is read with each of them. */
export function BatchNameCell({ product }: ProductNameCellProps) {
  const { batchNumber } = useAuthorisationTexts()
  if (!product.batch) return <ProductNameCell product={product} />
  return (
    <span className={styles.batch}>
      <DrawerLink kind="product" id={product.productId}>
        <span className={layout.heard}>{product.productName} </span>
        {batchNumber(product.batch.number)}
      </DrawerLink>
    </span>
  )
}
