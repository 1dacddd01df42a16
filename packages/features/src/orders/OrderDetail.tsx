import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { Printer } from 'lucide-react'
import { useHost } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import { listPathAtom, orderAtom } from './atoms'
import styles from './OrderDetail.module.css'
import { isOver, isPaid, isUnpaid } from './orderActions'
import { BasicInformation } from './parts/BasicInformation'
import { Goods } from './parts/Goods'
import { InvoiceCard } from './parts/InvoiceCard'
import { MailingCard } from './parts/MailingCard'
import { OrderActions } from './parts/OrderActions'
import { PrintedOrder } from './parts/PrintedOrder'
import { StatusBanner } from './parts/StatusBanner'
import { useAbove, useOrdersTexts } from './useOrdersTexts'

/** `/comOrderDetail?orderNo=`: all that is known of one order. */
export function OrderDetail() {
  const texts = useOrdersTexts()
  const { navigate } = useHost()
  const [order, refresh] = useAtom(orderAtom)
  const list = useAtomValue(listPathAtom)
  const known = order.state === 'ready' ? order.value : undefined
  return (
    <Screen
      above={[...useAbove(), { name: texts.orders, to: list }]}
      name={known?.orderNo ?? texts.orderDetail}
      kind={texts.orderDetail}
      hasReturn={order.state !== 'failed'}
    >
      {order.state === 'failed' ? (
        <RequestFailure
          failure={order.failure}
          title={order.failure.kind === 'missing' ? texts.unknown : texts.detailFailed}
          missing={{ hint: texts.unknownHint, action: <ReturnButton to={list} label={texts.toList} /> }}
          onRetry={refresh}
        />
      ) : known ? (
        <>
          <StatusBanner order={known}>
            {(isUnpaid(known.status) || isPaid(known.status) || isOver(known.status)) && (
              <OrderActions
                orderNo={known.orderNo}
                status={known.status}
                onRemoved={() => navigate(list, { replace: true })}
              >
                {isPaid(known.status) && (
                  <Button icon={<Printer />} onClick={() => window.print()}>
                    {texts.print}
                  </Button>
                )}
              </OrderActions>
            )}
          </StatusBanner>
          <BasicInformation order={known} />
          <Goods order={known} />
          <div className={styles.pair}>
            <InvoiceCard order={known} />
            <MailingCard order={known} />
          </div>
          <PrintedOrder order={known} />
        </>
      ) : (
        <LoadingOrder />
      )}
    </Screen>
  )
}

function LoadingOrder() {
  const texts = useOrdersTexts()
  return (
    <>
      <Card aria-busy="true" aria-label={texts.status}>
        <Skeleton lines={2} />
      </Card>
      <Card title={texts.basic} aria-busy="true">
        <Skeleton lines={4} />
      </Card>
      <Card title={texts.goods} aria-busy="true">
        <Skeleton lines={3} />
      </Card>
    </>
  )
}
