import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { useHost } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { Order } from '../api'
import { leadingAmount } from '../leadingAmount'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'
import { factsWidth } from './factsWidth'

/** What else is known of the order, below its status and the amount it is about. */
export function BasicInformation({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const { timestamp } = useFormat()
  const yuan = useYuan()
  const amount = (value: number | null) => (value === null ? null : yuan.signed(value))
  const isPaid = leadingAmount(order).kind === 'amountPaid'
  return (
    <Card title={texts.basic}>
      <DescriptionList columns={2} termWidth={factsWidth[useHost().locale]}>
        <DescriptionItem term={texts.orderNo}>{order.orderNo}</DescriptionItem>
        <DescriptionItem term={texts.orderTime}>{timestamp(order.createdAt)}</DescriptionItem>
        <DescriptionItem term={texts.payType}>
          {order.payType ? texts[order.payType] : order.payTypeDescription}
        </DescriptionItem>
        <DescriptionItem term={texts.originalPrice}>{amount(order.orderAmount)}</DescriptionItem>
        {isPaid && <DescriptionItem term={texts.payable}>{amount(order.payAmount)}</DescriptionItem>}
        {order.refundAmount > 0 && (
          <DescriptionItem term={texts.refund}>{amount(order.refundAmount)}</DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  )
}
