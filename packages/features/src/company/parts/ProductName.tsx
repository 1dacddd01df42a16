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
  /** Those that the person looks after, once they are known. */
  readonly seats: Overview['seats'][number] | undefined
  /** Which of several batches of the product it is, from 1; undefined: there is but this one. */
  readonly batch?: number | undefined
}

/** State of a product; for a normal one, also that none is left or that it ends soon. */
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
