import { pagePaths, withQuery } from '@atrium/contracts/paths'
import { useHost } from '../shared/host/useHost'
import type { Order } from './api'
import { isPaid } from './orderActions'
import { useOrdersTexts } from './useOrdersTexts'

/** Screens of others. */
const products = pagePaths.licencesByProduct
const ownProducts = pagePaths.ownProducts

/**
 * Where to go on from an order that is paid: to the person's products, or to the company's licences, opened beside their
 * list once they are there. Undefined: it isn't paid, nothing came of it yet, or the person gives no licences.
 */
export function useWayToBought(order: Order): { readonly to: string; readonly label: string } | undefined {
  const texts = useOrdersTexts()
  const { companyId, offers, serves } = useHost()
  const isToCome = order.status === 'paid' && order.deliverAt !== null
  if (!isPaid(order.status) || isToCome) return undefined
  if (companyId === undefined)
    return serves(ownProducts) ? { to: ownProducts, label: texts.toProducts } : undefined
  if (!offers(products)) return undefined
  const { batchId, effect } = order.items[0] ?? {}
  return {
    to: batchId ? withQuery(products, { product: batchId }) : products,
    label: effect?.kind === 'extend' ? texts.toExtended : texts.toSeats,
  }
}
