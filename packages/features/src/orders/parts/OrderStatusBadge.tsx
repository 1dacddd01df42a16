import { StatusBadge, type StatusTone } from '@atrium/ui/status-badge'
import { Tooltip } from '@atrium/ui/tooltip'
import type { OrderStatus } from '../api'
import { useOrdersTexts } from '../useOrdersTexts'
import styles from './OrderStatusBadge.module.css'

export const orderTones: Readonly<Record<OrderStatus, StatusTone>> = {
  awaitingPayment: 'warning',
  paymentFailed: 'danger',
  processing: 'accent',
  awaitingDeduction: 'accent',
  paid: 'success',
  completed: 'neutral',
  closed: 'idle',
}

/** No action is needed. */
const underWay: readonly OrderStatus[] = ['processing', 'awaitingDeduction']

/** The status as text and colour, with a note if it takes days. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const texts = useOrdersTexts()
  const badge = (
    <StatusBadge
      tone={orderTones[status]}
      {...(underWay.includes(status) && { quiet: true })}
      className={styles.badge}
    >
      {texts[status]}
    </StatusBadge>
  )
  if (status !== 'processing') return badge
  return (
    <Tooltip content={texts.processingHint}>
      <button type="button" className={styles.hinted}>
        {badge}
      </button>
    </Tooltip>
  )
}
