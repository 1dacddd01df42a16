import type { ReclaimChoice } from '../shared/licence/reclaimChoice'
import { actionAtom } from '../shared/request/actionAtom'
import { licenceUseApiAtom } from './api'

interface PlanInput extends ReclaimChoice {
  /** 0: at once. */
  readonly noticeDays: number
  readonly userIds: readonly string[]
}

export const planAction = actionAtom({
  run: (get, _set, { userIds, ...plan }: PlanInput) =>
    get(licenceUseApiAtom).planReclaim({ body: { ...plan, userIds: [...userIds] } }),
  stale: ['reclaims', 'licences', 'products', 'bulkChanges'],
})

export const cancelAction = actionAtom({
  run: (get, _set, reclaimId: string) => get(licenceUseApiAtom).cancelReclaim({ body: { reclaimId } }),
  stale: ['reclaims', 'licences'],
})
