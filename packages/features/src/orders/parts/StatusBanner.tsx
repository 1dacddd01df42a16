import { CircleCheck, CircleDashed, CircleSlash, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order, OrderStatus } from '../api'
import { useBannerText } from '../useBannerText'
import { useOrdersTexts } from '../useOrdersTexts'
import { orderTones } from './OrderStatusBadge'
import styles from './StatusBanner.module.css'

/** How the order stands and what comes next, before anything else. */
export function StatusBanner({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const status = order.tradeStatus
  const lines = useBannerText(order)
  return (
    <section className={styles.banner} data-tone={orderTones[status]} aria-label={texts.status}>
      <span className={styles.icon} aria-hidden>
        {statusIcons[status]}
      </span>
      <div>
        <p className={styles.status} role="status">
          {texts[status]}
        </p>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
    </section>
  )
}

export const statusIcons: Readonly<Record<OrderStatus, ReactNode>> = {
  NOTPAY: <Clock />,
  PAYERROR: <CircleX />,
  PROCESSING: <CircleDashed />,
  ACCEPT: <CircleDashed />,
  SUCCESS: <CircleCheck />,
  COMPLETED: <CircleCheck />,
  CLOSED: <CircleSlash />,
}
