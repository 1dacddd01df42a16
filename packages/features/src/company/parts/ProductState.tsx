import { StatusBadge } from '@atrium/ui/status-badge'
import { useTexts } from '../../shared/host/useHost'
import { companyMessages } from '../messages'
import type { Overview } from '../overview/api'
import { type ProductCardContent, statusTones } from '../productCards'

export interface ProductEntryProps {
  readonly product: ProductCardContent
  /** Those that the person looks after, once they are known. */
  readonly seats: Overview['seats'][number] | undefined
}

/** How a product stands; of one in order, that nothing of it is left. */
export function ProductState({ product: { status }, seats }: ProductEntryProps) {
  const texts = useTexts(companyMessages)
  if (status === 'normal' && seats && seats.used >= seats.total) {
    return <StatusBadge tone="warning">{texts.fullyUsed}</StatusBadge>
  }
  return <StatusBadge tone={statusTones[status]}>{texts[status]}</StatusBadge>
}
