import { StatusBadge, type StatusTone } from '@atrium/ui/status-badge'
import { Tooltip } from '@atrium/ui/tooltip'
import type { OrderStatus } from '../api'
import { useOrdersTexts } from '../useOrdersTexts'
import styles from './OrderStatusBadge.module.css'

export const orderTones: Readonly<Record<OrderStatus, StatusTone>> = {
  NOTPAY: 'warning',
  PAYERROR: 'danger',
  PROCESSING: 'accent',
  ACCEPT: 'accent',
  SUCCESS: 'success',
  COMPLETED: 'neutral',
  CLOSED: 'neutral',
}

/** The status in words and colour; what takes days says so. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const texts = useOrdersTexts()
  const badge = (
    <StatusBadge tone={orderTones[status]} className={styles.badge}>
      {texts[status]}
    </StatusBadge>
  )
  if (status !== 'PROCESSING') return badge
  return (
    <Tooltip content={texts.processingHint}>
      <button type="button" className={styles.hinted}>
        {badge}
      </button>
    </Tooltip>
  )
}
