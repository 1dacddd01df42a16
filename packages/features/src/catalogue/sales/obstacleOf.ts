import type { Offers, Renewal } from './api'
import type { Choice } from './choice'

/** Why a buyer need not order what they chose: an order for it waits, or they have it for ever. */
export type Obstacle =
  | { readonly reason: 'orderOpen'; readonly order: NonNullable<Offers['openOrder']> }
  | { readonly reason: 'ownedForEver' }

/** Undefined: nothing is in the way. A company may add seats beside any order. */
export function obstacleOf(
  { openOrder: order, owned }: Pick<Offers, 'openOrder' | 'owned'>,
  { companyId }: Pick<Choice, 'companyId'>,
  renewal: Renewal | undefined,
): Obstacle | undefined {
  const isSame = companyId === undefined || (renewal && order?.renewedBatchId === renewal.batchId)
  if (order && isSame) return { reason: 'orderOpen', order }
  return owned && owned.endAt === null ? { reason: 'ownedForEver' } : undefined
}
