import { CircleCheck, CircleDashed, CircleSlash, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order, OrderStatus } from '../api'
import { useBannerText } from '../useBannerText'
import { useOrdersTexts } from '../useOrdersTexts'
import { orderTones } from './OrderStatusBadge'
import styles from './StatusBanner.module.css'

interface StatusBannerProps {
  readonly order: Order
  /** What can be done about it. Default: nothing. */
  readonly children?: ReactNode
}

/** How the order stands and what comes next, before anything else. */
export function StatusBanner({ order, children }: StatusBannerProps) {
  const texts = useOrdersTexts()
  const status = order.status
  const lines = useBannerText(order)
  return (
    <section className={styles.banner} data-tone={orderTones[status]} aria-label={texts.status}>
      <span className={styles.icon} aria-hidden>
        {statusIcons[status]}
      </span>
      <div className={styles.words}>
        <p className={styles.status} role="status">
          {texts[status]}
        </p>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      {children}
    </section>
  )
}

export const statusIcons: Readonly<Record<OrderStatus, ReactNode>> = {
  awaitingPayment: <Clock />,
  paymentFailed: <CircleX />,
  processing: <CircleDashed />,
  awaitingDeduction: <CircleDashed />,
  paid: <CircleCheck />,
  completed: <CircleCheck />,
  closed: <CircleSlash />,
}
