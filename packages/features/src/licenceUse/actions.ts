import type { ReclaimChoice } from '../shared/licence/idleChoices'
import { actionAtom } from '../shared/request/actionAtom'
import { formatDay } from '../shared/texts/format'
import { serviceTimeZone } from '../shared/texts/serviceTimeZone'
import { licenceUseApiAtom, type Policy } from './api'

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

interface ExemptInput {
  readonly userIds: readonly string[]
  /** Absent: all products. */
  readonly productId?: string
  readonly reason: string
  /** Days in China for which it holds; 0: until somebody ends it. */
  readonly days: number
}

export const exemptAction = actionAtom({
  run: (get, _set, { userIds, days, ...given }: ExemptInput) =>
    get(licenceUseApiAtom).exempt({
      body: { ...given, userIds: [...userIds], ...(days > 0 && { endsOn: dayInChina(days) }) },
    }),
  stale: ['reclaims', 'licences'],
})

export const endExemptionAction = actionAtom({
  run: (get, _set, exemptionId: string) => get(licenceUseApiAtom).endExemption({ body: { exemptionId } }),
  stale: ['reclaims', 'licences'],
})

interface PolicyInput extends Pick<Policy, 'idleDays' | 'noticeDays' | 'state'> {
  /** Absent: all products without a policy of their own. */
  readonly productId?: string
}

export const savePolicyAction = actionAtom({
  run: (get, _set, body: PolicyInput) => get(licenceUseApiAtom).saveReclaimPolicy({ body }),
  stale: ['reclaims'],
})

const dayInChina = (days: number): string =>
  formatDay(new Date(Date.now() + days * 86_400_000).toISOString(), serviceTimeZone)
