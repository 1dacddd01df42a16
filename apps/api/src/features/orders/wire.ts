import type { PayType } from '../../ports/PaymentProvider'
import { type OrderRow, statusAt } from './orderStatus'

/** Amounts are fen in the database and yuan on the wire. */
export const yuan = (fen: number): number => fen / 100

const payTypeDescriptions: Readonly<Record<PayType, string>> = {
  card: '快捷支付',
  onlineBank: '企业网银',
  account: '账户扣款',
}

export const amountsOf = ({ orderAmount, payAmount, actualAmount }: OrderRow) => ({
  orderAmount: yuan(orderAmount),
  payAmount: yuan(payAmount),
  actualAmount: actualAmount === null ? null : yuan(actualAmount),
})

/** How it was paid: shown only once it is. */
export function payTypeOf(order: OrderRow, now: Date) {
  const status = statusAt(order, now)
  const payType = status === 'SUCCESS' || status === 'COMPLETED' ? order.payType : null
  return { payType, payTypeDescription: payType && payTypeDescriptions[payType] }
}
