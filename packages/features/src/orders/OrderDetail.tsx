import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { Printer } from 'lucide-react'
import { useHost } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import { useFormat } from '../shared/texts/useFormat'
import type { Order } from './api'
import { listPathAtom, orderAtom } from './atoms'
import styles from './OrderDetail.module.css'
import { factsWidth, isOver, isPaid, isUnpaid } from './orderFacts'
import { Goods } from './parts/Goods'
import { InvoiceCard } from './parts/InvoiceCard'
import { LosingMembers } from './parts/LosingMembers'
import { OrderActions } from './parts/OrderActions'
import { OrderStatusBadge } from './parts/OrderStatusBadge'
import { PrintedOrder } from './parts/PrintedOrder'
import { StatusBanner } from './parts/StatusBanner'
import { usePayType } from './useOrderPaths'
import { useAbove, useOrdersTexts, useYuan } from './useOrdersTexts'

/** `/comOrderDetail?orderNo=`: all facts of one order. */
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
          <LosingMembers order={known} />
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

/** The invoice's address. Without an invoice there is nothing to mail. */
function MailingCard({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const mailing = order.invoiceAddress
  if (!mailing) return null
  const { province, city, district, detailedAddress } = mailing
  // A municipality is both province and city.
  const region = [...new Set([province, city, district])].join(' ')
  return (
    <Card title={texts.mailing}>
      <DescriptionList columns={1} termWidth="112px">
        <DescriptionItem term={texts.contact}>{mailing.addressee}</DescriptionItem>
        <DescriptionItem term={texts.phone}>{mailing.phone}</DescriptionItem>
        <DescriptionItem term={texts.address}>{`${region} ${detailedAddress}`}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}

/** All facts of the order, to read or to copy. */
function BasicInformation({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const { timestamp } = useFormat()
  const yuan = useYuan()
  const payTypeOf = usePayType()
  const amount = (value: number | null) => (value === null ? null : yuan.signed(value))
  return (
    <Card title={texts.basic}>
      <DescriptionList columns={2} termWidth={factsWidth[useHost().locale]}>
        <DescriptionItem term={texts.orderNo}>{order.orderNo}</DescriptionItem>
        <DescriptionItem term={texts.orderTime}>{timestamp(order.createdAt)}</DescriptionItem>
        <DescriptionItem term={texts.status}>
          <OrderStatusBadge status={order.status} />
        </DescriptionItem>
        <DescriptionItem term={texts.payType}>{payTypeOf(order)}</DescriptionItem>
        <DescriptionItem term={texts.originalPrice}>{amount(order.orderAmount)}</DescriptionItem>
        <DescriptionItem term={texts.payable}>{amount(order.payAmount)}</DescriptionItem>
        <DescriptionItem term={texts.amountPaid}>
          {amount(order.actualAmount) ?? texts.nothingPaid}
        </DescriptionItem>
        {order.refundAmount > 0 && (
          <DescriptionItem term={texts.refund}>{amount(order.refundAmount)}</DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  )
}
