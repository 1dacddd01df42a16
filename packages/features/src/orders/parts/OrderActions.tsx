import { Button } from '@atrium/ui/button'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import type { OrderStatus } from '../api'
import { isOver, isUnpaid } from '../orderActions'
import { orderPath, payPath } from '../routes'
import { useOrdersTexts } from '../useOrdersTexts'
import { CancelOrderDialog } from './CancelOrderDialog'
import styles from './OrderActions.module.css'
import { RemoveOrderDialog } from './RemoveOrderDialog'

interface OrderActionsProps {
  readonly orderNo: string
  readonly status: OrderStatus
  /** Beside the order itself rather than in its row. */
  readonly inDetail?: boolean
  /** The order is another one now, or turned out to be. */
  readonly onChanged: () => void
  readonly onRemoved: () => void
}

/** What can be done about an order in its status. */
export function OrderActions(props: OrderActionsProps) {
  const { orderNo, status, inDetail = false, onChanged, onRemoved } = props
  const texts = useOrdersTexts()
  const [asks, setAsks] = useState<'cancel' | 'remove'>()
  const look = inDetail ? {} : ({ size: 'small', variant: 'ghost' } as const)
  const cancel = inDetail ? texts.cancel : texts.cancelShort
  const proceed = inDetail ? texts.continuePayment : texts.continueShort
  const nameOf = (action: string) => `${action} ${orderNo}`
  const close = () => setAsks(undefined)
  return (
    <div className={inDetail ? styles.inDetail : styles.inRow}>
      {!inDetail && (
        <Button {...look} asChild aria-label={nameOf(texts.view)}>
          <FeatureLink to={orderPath(orderNo)}>{texts.view}</FeatureLink>
        </Button>
      )}
      {isUnpaid(status) && (
        <>
          <Button {...look} {...(inDetail && { variant: 'primary' })} asChild aria-label={nameOf(proceed)}>
            <FeatureLink to={payPath(orderNo)}>{proceed}</FeatureLink>
          </Button>
          <Button {...look} aria-label={nameOf(cancel)} onClick={() => setAsks('cancel')}>
            {cancel}
          </Button>
        </>
      )}
      {isOver(status) && (
        <Button {...look} aria-label={nameOf(texts.remove)} onClick={() => setAsks('remove')}>
          {texts.remove}
        </Button>
      )}
      <CancelOrderDialog open={asks === 'cancel'} onClose={close} orderNo={orderNo} onChanged={onChanged} />
      <RemoveOrderDialog
        open={asks === 'remove'}
        onClose={close}
        orderNo={orderNo}
        onChanged={onChanged}
        onRemoved={onRemoved}
      />
    </div>
  )
}
