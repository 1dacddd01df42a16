import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { useHost } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { Order } from '../api'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'
import { usePayType } from '../usePayType'
import { factsWidth } from './factsWidth'
import { OrderStatusBadge } from './OrderStatusBadge'

/** All facts of the order, to read one by one or to copy. */
export function BasicInformation({ order }: { readonly order: Order }) {
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
