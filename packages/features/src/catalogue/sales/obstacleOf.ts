import type { Offers, Renewal } from './api'
import type { Choice } from './choice'

/** The reason why a buyer needs no order: an open order for it exists, or they own it permanently. */
export type Obstacle =
  | { readonly reason: 'orderOpen'; readonly order: NonNullable<Offers['openOrder']> }
  | { readonly reason: 'ownedForEver' }

/** Undefined: no obstacle. A company can add seats next to any order. */
export function obstacleOf(
  { openOrder: order, owned }: Pick<Offers, 'openOrder' | 'owned'>,
  { companyId }: Pick<Choice, 'companyId'>,
  renewal: Renewal | undefined,
): Obstacle | undefined {
  const isSame = companyId === undefined || (renewal && order?.renewedBatchId === renewal.batchId)
  if (order && isSame) return { reason: 'orderOpen', order }
  return owned && owned.endAt === null ? { reason: 'ownedForEver' } : undefined
}
