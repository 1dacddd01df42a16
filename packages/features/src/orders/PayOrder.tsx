import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { PurchaseSteps } from '../shared/purchase/PurchaseSteps'
import { RequestFailure } from '../shared/request/RequestFailure'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import { listPathAtom, orderAtom } from './atoms'
import { isPaid, isUnpaid } from './orderFacts'
import styles from './PayOrder.module.css'
import { PayForm } from './parts/PayForm'
import { PayResult } from './parts/PayResult'
import { useAbove, useOrdersTexts } from './useOrdersTexts'
import { usePaymentNews } from './usePaymentNews'

export interface PayOrderProps {
  /** Leads to the cashier's page at this absolute address, which returns to `/SalePayResult` or `/perOrderPay`. */
  readonly openCashier: (payUrl: string) => void
}

/** `/SalePayPage?orderNo=`: leads to the cashier; `/SalePayResult?orderNo=`: the page after the return. */
export function PayOrder({ openCashier }: PayOrderProps) {
  const texts = useOrdersTexts()
  const [order, refresh] = useAtom(orderAtom)
  const list = useAtomValue(listPathAtom)
  const news = usePaymentNews()
  return (
    <Screen above={[...useAbove(), { name: texts.orders, to: list }]} name={texts.pay} width="reading">
      <PurchaseSteps at={order.state === 'ready' && isPaid(order.value.status) ? 'done' : 'pay'} />
      {order.state === 'failed' ? (
        <RequestFailure
          failure={order.failure}
          title={order.failure.kind === 'missing' ? texts.unknown : texts.detailFailed}
          missing={{ hint: texts.unknownHint, action: <ReturnButton to={list} label={texts.toList} /> }}
          onRetry={refresh}
        />
      ) : order.state === 'loading' ? (
        <Card aria-busy="true" aria-label={texts.pay} className={styles.card}>
          <Skeleton lines={5} />
        </Card>
      ) : isUnpaid(order.value.status) ? (
        <PayForm key={order.value.orderNo} order={order.value} news={news} openCashier={openCashier} />
      ) : (
        <PayResult order={order.value} />
      )}
    </Screen>
  )
}
