import { Button } from '@atrium/ui/button'
import { CircleX, CreditCard, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { RowActions } from '../../shared/list/RowActions'
import { isOver, isUnpaid } from '../orderActions'
import { useOrderPaths } from '../useOrderPaths'
import { useOrdersTexts } from '../useOrdersTexts'
import { type OrderActionsProps, OrderDialogs } from './OrderDialogs'
import styles from './OrderRowActions.module.css'

interface OrderRowActionsProps extends OrderActionsProps {
  /** Where rows have two lines: what waits for somebody stands beside the menu, too. */
  readonly inLines?: boolean
}

/** What can be done about an order in its row: what ends it stands in a menu. */
export function OrderRowActions({ status, inLines = false, ...order }: OrderRowActionsProps) {
  const texts = useOrdersTexts()
  const { payPath } = useOrderPaths()
  const [asks, setAsks] = useState<'cancel' | 'remove'>()
  const { orderNo } = order
  const pay = isUnpaid(status) && {
    label: texts.continueShort,
    name: `${texts.continueShort} ${orderNo}`,
    icon: <CreditCard />,
    to: payPath(orderNo),
  }
  return (
    <span className={styles.actions}>
      {inLines && pay && (
        <Button size="small" className={styles.pay} asChild>
          <FeatureLink to={pay.to} aria-label={pay.name}>
            {pay.label}
          </FeatureLink>
        </Button>
      )}
      <RowActions
        row={texts.orderOf(orderNo)}
        urgent
        main={!inLines && pay}
        more={[
          isUnpaid(status) && {
            label: texts.cancel,
            icon: <CircleX />,
            tone: 'danger',
            onSelect: () => setAsks('cancel'),
          },
          isOver(status) && {
            label: texts.remove,
            icon: <Trash2 />,
            tone: 'danger',
            onSelect: () => setAsks('remove'),
          },
        ]}
      />
      <OrderDialogs {...order} asks={asks} onClose={() => setAsks(undefined)} />
    </span>
  )
}
