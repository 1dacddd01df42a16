import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Skeleton } from '@atrium/ui/skeleton'
import type { ReactNode } from 'react'
import { DrawerSection } from '../../shared/drawer/DrawerSection'
import { useHost } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { Order } from '../api'
import { leadingAmount } from '../orderFacts'
import { usePayType } from '../useOrderPaths'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'
import styles from './DrawnPayment.module.css'

/** As wide as the longest words of a language. */
const drawnWidth = { 'zh-CN': '104px', en: '124px' } as const

interface DrawnPaymentProps {
  /** Undefined: loading, with space reserved. */
  readonly order: Order | undefined
}

/** Further details of price and payment; the amount itself is above. */
export function DrawnPayment({ order }: DrawnPaymentProps) {
  const texts = useOrdersTexts()
  const { timestamp } = useFormat()
  const yuan = useYuan()
  const payTypeOf = usePayType()
  const fact = (show: (known: Order) => ReactNode) => (order ? show(order) : <Skeleton width="60%" />)
  const amount = (value: number | null) => (value === null ? null : yuan.signed(value))
  return (
    <DrawerSection title={texts.payment}>
      <DescriptionList columns={1} termWidth={drawnWidth[useHost().locale]} className={styles.facts}>
        <DescriptionItem term={texts.originalPrice}>
          {fact(({ orderAmount }) => amount(orderAmount))}
        </DescriptionItem>
        {order && leadingAmount(order).kind === 'amountPaid' && (
          <DescriptionItem term={texts.payable}>{amount(order.payAmount)}</DescriptionItem>
        )}
        {order && order.refundAmount > 0 && (
          <DescriptionItem term={texts.refund}>{amount(order.refundAmount)}</DescriptionItem>
        )}
        <DescriptionItem term={texts.payType}>{fact(payTypeOf)}</DescriptionItem>
        <DescriptionItem term={texts.orderTime}>
          {fact(({ createdAt }) => timestamp(createdAt))}
        </DescriptionItem>
      </DescriptionList>
    </DrawerSection>
  )
}
