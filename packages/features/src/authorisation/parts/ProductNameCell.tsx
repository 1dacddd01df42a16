import { TruncatedText } from '@atrium/ui/tooltip'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { DrawnName } from '../../shared/drawing/DrawnName'
import type { Product } from '../api'

interface ProductNameCellProps {
  readonly product: Product
  /** Most lines of the name; the whole one is a tooltip. */
  readonly lines: 2 | 3
}

/** A product in a company's lists: its picture, and the way to its drawer. */
export function ProductNameCell({ product, lines }: ProductNameCellProps) {
  return (
    <DrawnName drawing={product.drawing}>
      <DrawerLink kind="product" id={product.productId}>
        <TruncatedText lines={lines} focusable={false}>
          {product.productName}
        </TruncatedText>
      </DrawerLink>
    </DrawnName>
  )
}
