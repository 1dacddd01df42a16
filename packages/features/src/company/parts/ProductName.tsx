import { TruncatedText } from '@atrium/ui/tooltip'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { LicenceState } from '../../shared/licence/LicenceState'
import type { Overview } from '../overview/api'
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

export interface ProductEntryProps {
  readonly product: ProductCardContent
  /** The seats that the person manages, once known. */
  readonly seats: Overview['seats'][number] | undefined
  /** Its number among several batches of the product, from 1; undefined: it is the only one. */
  readonly batch?: number | undefined
}

/** State of a product; a normal one also shows that it is full or ends soon. */
export function ProductState({ product, seats }: ProductEntryProps) {
  const { status, licensingType, remainingDays } = product
  return (
    <LicenceState
      status={status}
      daysLeft={licensingType === 'dated' ? remainingDays : undefined}
      isFull={seats !== undefined && seats.total > 0 && seats.used >= seats.total}
    />
  )
}
