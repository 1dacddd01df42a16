import { CircleCheck, CircleDashed, CircleSlash, CircleX, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import type { Order, OrderStatus } from '../api'
import { leadingAmount } from '../orderFacts'
import { useBannerText } from '../useBannerText'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'
import { orderTones } from './OrderStatusBadge'
import styles from './StatusBanner.module.css'

interface StatusBannerProps {
  readonly order: Order
  /** The actions. Default: none. */
  readonly children?: ReactNode
}

/** The order's state, its amount and the next step, at the top. */
export function StatusBanner({ order, children }: StatusBannerProps) {
  const texts = useOrdersTexts()
  const status = order.status
  const yuan = useYuan()
  const lines = useBannerText(order)
  const amount = leadingAmount(order)
  return (
    <section className={styles.banner} data-tone={orderTones[status]} aria-label={texts.status}>
      <span className={styles.icon} aria-hidden>
        {statusIcons[status]}
      </span>
      <p className={styles.status} role="status">
        {texts[status]}
      </p>
      <dl className={styles.sum}>
        <dt className={styles.label}>{texts[amount.kind]}</dt>
        <dd className={styles.amount}>{yuan.signed(amount.yuan)}</dd>
      </dl>
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            <KeptNumbers>{line}</KeptNumbers>
          </p>
        ))}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
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
