import { useHost } from '../shared/host/useKept'
import type { Order, OrderRow } from './api'
import { isUnpaid } from './orderFacts'
import { pathsOf } from './routes'
import { useOrdersTexts } from './useOrdersTexts'

/** The pages of the current owner's orders. */
export const useOrderPaths = () => pathsOf(useHost().companyId)

/**
 * How an order was or will be paid; before that, that it is still to be chosen; for one never paid, that it
 * wasn't.
 */
export function usePayType() {
  const texts = useOrdersTexts()
  return ({
    payType,
    payTypeDescription,
    status,
  }: Pick<Order | OrderRow, 'payType' | 'payTypeDescription' | 'status'>): string => {
    if (payType) return texts[payType]
    if (payTypeDescription) return payTypeDescription
    return isUnpaid(status) ? texts.payTypeToChoose : texts.nothingPaid
  }
}
