import { useFormat } from '../shared/texts/useFormat'
import type { Order } from './api'
import { useEffectLines } from './useEffects'
import { useOrdersTexts, useYuan } from './useOrdersTexts'

/** The consequence of the order's status, in sentences. */
export function useBannerText(order: Order): readonly string[] {
  const texts = useOrdersTexts()
  const { timestamp, serviceDay: day } = useFormat()
  const yuan = useYuan()
  const effects = useEffectLines(order)
  const refund = order.refundAmount > 0 ? [texts.bannerRefund(yuan.signed(order.refundAmount))] : []

  function sentence(): string {
    switch (order.status) {
      case 'awaitingPayment':
        return texts.bannerAwaitingPayment(timestamp(order.expiresAt))
      case 'paymentFailed':
        return texts.bannerPaymentFailed(timestamp(order.expiresAt))
      case 'processing':
        return texts.bannerProcessing
      case 'awaitingDeduction':
        return texts.bannerAwaitingDeduction
      case 'paid':
        return order.deliverAt ? texts.bannerDelivery(day(order.deliverAt)) : texts.bannerPaid
      case 'completed':
        return texts.bannerCompleted
      case 'closed':
        return order.closedBecause === 'expired' ? texts.bannerExpired : texts.bannerCancelled
    }
  }

  return [sentence(), ...effects, ...refund]
}
