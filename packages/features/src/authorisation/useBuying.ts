import { useCallback } from 'react'
import { addSeatsPath, renewPath } from '../shared/host/buyerInAddress'
import type { KnownProduct } from './api'
import { useAuthorisationTexts } from './useAuthorisationTexts'
import { useBuyer } from './useBuyer'

export type Bought = Pick<KnownProduct, 'productId' | 'soldId' | 'canRenew'> & { readonly isTrial?: boolean }

export interface BuyingWay {
  readonly label: string
  readonly to: string
}

/**
 * How more of a product is bought, by whoever may buy for the company what is sold online: more time for the seats that
 * end, and more seats, as many as are wanted, or instead of what is only tried. Neither for others, and of what isn't sold.
 */
export function useBuying() {
  const texts = useAuthorisationTexts()
  const companyId = useBuyer()
  return useCallback(
    (
      { productId, soldId, canRenew, isTrial }: Bought,
      seats?: number,
    ): { renew?: BuyingWay; add?: BuyingWay } => {
      if (soldId === null || companyId === undefined) return {}
      const sale = { soldId, companyId }
      return {
        ...(canRenew && { renew: { label: texts.renew, to: renewPath(sale, productId) } }),
        add: { label: isTrial ? texts.buySeats : texts.addSeats, to: addSeatsPath(sale, seats) },
      }
    },
    [texts, companyId],
  )
}
