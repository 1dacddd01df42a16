import { pagePaths, withQuery } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useAtomValue } from 'jotai'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost } from '../../shared/host/useKept'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import type { Order } from '../api'
import { listPathAtom } from '../atoms'
import { isPaid } from '../orderFacts'
import page from '../PayOrder.module.css'
import { useBannerText } from '../useBannerText'
import { useOrderPaths } from '../useOrderPaths'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'
import { LosingMembers } from './LosingMembers'
import { orderTones } from './OrderStatusBadge'
import styles from './PayResult.module.css'
import { statusIcons } from './StatusBanner'

/** The result of the payment, or that there is nothing to pay, and the next step. */
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
        <LosingMembers order={order} />
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

/** Screens of other features. */
const products = pagePaths.licencesByProduct
const ownProducts = pagePaths.ownProducts

/**
 * The page after a paid order: the person's products, or the company's licences, opened next to their list once
 * delivered. Undefined: unpaid, without effect yet, or the person can't assign licences.
 */
function useWayToBought(order: Order): { readonly to: string; readonly label: string } | undefined {
  const texts = useOrdersTexts()
  const { companyId, offers, serves } = useHost()
  const isToCome = order.status === 'paid' && order.deliverAt !== null
  if (!isPaid(order.status) || isToCome) return undefined
  if (companyId === undefined)
    return serves(ownProducts) ? { to: ownProducts, label: texts.toProducts } : undefined
  if (!offers(products)) return undefined
  const { batchId, effect } = order.items[0] ?? {}
  return {
    to: batchId ? withQuery(products, { product: batchId }) : products,
    label: effect?.kind === 'extend' ? texts.toExtended : texts.toSeats,
  }
}
