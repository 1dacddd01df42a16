import { Button } from '@atrium/ui/button'
import { type ReactNode, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { isOver, isUnpaid } from '../orderActions'
import { useOrderPaths } from '../useOrderPaths'
import { useOrdersTexts } from '../useOrdersTexts'
import styles from './OrderActions.module.css'
import { type OrderActionsProps, OrderDialogs } from './OrderDialogs'

interface ShownActionsProps extends OrderActionsProps {
  /** What else, between what comes next and what ends it. Default: nothing. */
  readonly children?: ReactNode
  /** They have a line of their own: what ends it stands at the line's end. Default false. */
  readonly isLine?: boolean
}

/** What can be done about an order in its status, beside what tells it. */
export function OrderActions({ status, children, isLine = false, ...order }: ShownActionsProps) {
  const texts = useOrdersTexts()
  const { payPath } = useOrderPaths()
  const [asks, setAsks] = useState<'cancel' | 'remove'>()
  const nameOf = (action: string) => `${action} ${order.orderNo}`
  return (
    <div className={styles.actions} data-layout={isLine ? 'line' : undefined}>
      {isUnpaid(status) && (
        <Button variant="primary" asChild aria-label={nameOf(texts.continuePayment)}>
          <FeatureLink to={payPath(order.orderNo)}>{texts.continuePayment}</FeatureLink>
        </Button>
      )}
      {children}
      {isUnpaid(status) && (
        <Button tone="danger" aria-label={nameOf(texts.cancel)} onClick={() => setAsks('cancel')}>
          {texts.cancel}
        </Button>
      )}
      {isOver(status) && (
        <Button tone="danger" aria-label={nameOf(texts.remove)} onClick={() => setAsks('remove')}>
          {texts.remove}
        </Button>
      )}
      <OrderDialogs {...order} asks={asks} onClose={() => setAsks(undefined)} />
    </div>
  )
}
