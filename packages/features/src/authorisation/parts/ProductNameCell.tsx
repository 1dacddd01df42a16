import { TruncatedText } from '@atrium/ui/tooltip'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { DrawnName } from '../../shared/drawing/DrawnName'
import type { Product } from '../api'

interface ProductNameCellProps {
  readonly product: Product
}

/** A product in a company's lists: its picture, and the way to its drawer. */
export function ProductNameCell({ product }: ProductNameCellProps) {
  return (
    <DrawnName drawing={product.drawing}>
      <DrawerLink kind="product" id={product.productId}>
        <TruncatedText lines={2} focusable={false}>
          {product.productName}
        </TruncatedText>
      </DrawerLink>
    </DrawnName>
  )
}
