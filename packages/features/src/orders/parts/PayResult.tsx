import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useAtomValue } from 'jotai'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import type { Order } from '../api'
import { listPathAtom } from '../atoms'
import { isPaid } from '../orderActions'
import page from '../PayOrder.module.css'
import { useBannerText } from '../useBannerText'
import { useOrderPaths } from '../useOrderPaths'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'
import { useWayToBought } from '../useWayToBought'
import { orderTones } from './OrderStatusBadge'
import styles from './PayResult.module.css'
import { statusIcons } from './StatusBanner'

/** How it went, or that there is nothing to pay, and where to go on. */
export function PayResult({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const { orderPath } = useOrderPaths()
  const bought = useWayToBought(order)
  const yuan = useYuan()
  const list = useAtomValue(listPathAtom)
  const status = order.status
  const isWaiting = status === 'processing' || status === 'awaitingDeduction'
  const lines = [...useBannerText(order), ...(isWaiting ? [texts.waiting] : [])]
  return (
    <Card aria-label={texts.pay} className={page.card}>
      <div className={styles.result} data-tone={isPaid(status) ? 'success' : orderTones[status]}>
        <span className={styles.icon} aria-hidden>
          {statusIcons[status]}
        </span>
        <p role="status" className={styles.title}>
          {isPaid(status) ? texts.paidTitle : status === 'closed' ? texts.closedTitle : texts[status]}
        </p>
        {order.actualAmount !== null && <p className={styles.amount}>{yuan.signed(order.actualAmount)}</p>}
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            <KeptNumbers>{line}</KeptNumbers>
          </p>
        ))}
        <div className={styles.actions}>
          {bought && (
            <Button variant="primary" asChild>
              <FeatureLink to={bought.to}>{bought.label}</FeatureLink>
            </Button>
          )}
          <Button variant={bought ? 'secondary' : 'primary'} asChild>
            <FeatureLink to={orderPath(order.orderNo)}>{texts.viewOrder}</FeatureLink>
          </Button>
          {!bought && (
            <Button asChild>
              <FeatureLink to={list}>{texts.toList}</FeatureLink>
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
