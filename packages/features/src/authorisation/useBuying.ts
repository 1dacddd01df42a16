import { pagePaths } from '@atrium/contracts/paths'
import { useCallback } from 'react'
import { addSeatsPath, renewPath } from '../shared/host/buyerInAddress'
import { useHost } from '../shared/host/useKept'
import type { KnownProduct } from './api'
import { useAuthorisationTexts } from './useAuthorisationTexts'

export type Bought = Pick<KnownProduct, 'productId' | 'soldId' | 'canRenew'> & { readonly isTrial?: boolean }

export interface BuyingWay {
  readonly label: string
  readonly to: string
}

/**
 * The links that buy more of a product: `renew` extends seats that end, `add` buys seats (default: any number).
 * Empty for products that aren't sold online, and for people who can't buy for the company.
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

/** The company, if the person may buy for it. The service gives those people the menu entry of its orders. */
export function useBuyer(): string | undefined {
  const { companyId, offers } = useHost()
  return offers(pagePaths.companyOrders) ? companyId : undefined
}
