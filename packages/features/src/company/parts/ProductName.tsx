import { TruncatedText } from '@atrium/ui/tooltip'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import type { ProductCardContent } from '../productCards'
import styles from './ProductName.module.css'

const nameLimit = 25

export function ProductName({ product: { id, name } }: { readonly product: ProductCardContent }) {
  return (
    <DrawerLink kind="product" id={id}>
      <TruncatedText focusable={false} limit={nameLimit} className={styles.whole}>
        {name}
      </TruncatedText>
    </DrawerLink>
  )
}
