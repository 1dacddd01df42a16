import { useFormat } from '../shared/texts/useFormat'
import type { Order } from './api'
import { useEffectLines } from './useEffects'
import { useOrdersTexts, useYuan } from './useOrdersTexts'

/** What follows from the order's status, in sentences. */
export function useBannerText(order: Order): readonly string[] {
  const texts = useOrdersTexts()
  const { timestamp, day } = useFormat()
  const yuan = useYuan()
  const effects = useEffectLines(order)
  const refund = order.refundAmount > 0 ? [texts.bannerRefund(yuan.signed(order.refundAmount))] : []

  function sentence(): string {
    switch (order.tradeStatus) {
      case 'NOTPAY':
        return texts.bannerNOTPAY(timestamp(order.expiresAt))
      case 'PAYERROR':
        return texts.bannerPAYERROR(timestamp(order.expiresAt))
      case 'PROCESSING':
        return texts.bannerPROCESSING
      case 'ACCEPT':
        return texts.bannerACCEPT
      case 'SUCCESS':
        return order.deliverAt ? texts.bannerDelivery(day(order.deliverAt)) : texts.bannerSUCCESS
      case 'COMPLETED':
        return texts.bannerCOMPLETED
      case 'CLOSED':
        return order.closedBecause === 'expired' ? texts.bannerExpired : texts.bannerCancelled
    }
  }

  return [sentence(), ...effects, ...refund]
}
