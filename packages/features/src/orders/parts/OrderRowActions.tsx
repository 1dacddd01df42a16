import { CircleX, CreditCard, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCovers } from '../../shared/host/useKept'
import { RowActions } from '../../shared/list/cells/RowActions'
import { isOver, isUnpaid } from '../orderFacts'
import { useOrderPaths } from '../useOrderPaths'
import { useOrdersTexts } from '../useOrdersTexts'
import { type OrderActionsProps, OrderDialogs } from './OrderDialogs'
import styles from './OrderRowActions.module.css'

/** Actions of an order in its row; ending actions are in a menu. */
export function OrderRowActions({ status, ...order }: OrderActionsProps) {
  const texts = useOrdersTexts()
  const { payPath } = useOrderPaths()
  const [asks, setAsks] = useState<'cancel' | 'remove'>()
  const { orderNo } = order
  const mayChange = useCovers('orders:write')
  if (!mayChange) return null
  const pay = isUnpaid(status) && {
    label: texts.continueShort,
    name: `${texts.continueShort} ${orderNo}`,
    icon: <CreditCard />,
    to: payPath(orderNo),
  }
  return (
    <span className={styles.actions}>
      <RowActions
        row={texts.orderOf(orderNo)}
        urgent
        main={pay}
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
