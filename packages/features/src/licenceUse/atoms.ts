import { idleLong, idleSteps } from '@atrium/contracts/shared/use/contract'
import { atom } from 'jotai'
import type { ReclaimChoice } from '../shared/licence/idleChoices'
import { listView, oneOf } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { licenceUseApiAtom } from './api'

const shows = ['reclaims'] as const

/** Batches with the licences that nobody has used for some days, those with the most first. */
export const idleProductList = pagedList({
  view: listView({
    pageSizes: [10, 20, 50],
    filters: { days: oneOf('days', idleSteps.map(String), String(idleLong)) },
  }),
  shows: ['reclaims', 'licences', 'products'],
  ask(get, { days }) {
    const { listIdleProducts } = get(licenceUseApiAtom)
    return (pageIndex, pageSize, call) =>
      listIdleProducts({ query: { idleDays: Number(days), pageIndex, pageSize } }, call)
  },
})

/** Reclaims, newest first. */
export const reclaimList = pagedList({
  view: listView({ pageSizes: [10, 20, 30], filters: {} }),
  shows,
  ask(get) {
    const { listReclaims } = get(licenceUseApiAtom)
    return (pageIndex, pageSize, call) => listReclaims({ query: { pageIndex, pageSize } }, call)
  },
})

/** Exemptions, newest first. */
export const exemptionList = pagedList({
  view: listView({ pageSizes: [10, 20, 30], filters: {} }),
  shows: ['reclaims', 'members'],
  ask(get) {
    const { listExemptions } = get(licenceUseApiAtom)
    return (pageIndex, pageSize, call) => listExemptions({ query: { pageIndex, pageSize } }, call)
  },
})

/** Policies: the one for all products first. */
export const policyList = pagedList({
  view: listView({ pageSizes: [10, 20, 30], filters: {} }),
  shows,
  ask(get) {
    const { listReclaimPolicies } = get(licenceUseApiAtom)
    return (pageIndex, pageSize, call) => listReclaimPolicies({ query: { pageIndex, pageSize } }, call)
  },
})

/** The products that a policy can be about, and whether the reader may save one. */
export const policyProductsAtom = requestAtom(['products', 'reclaims'], (get, signal) =>
  get(licenceUseApiAtom).listReclaimPolicies({ query: { pageIndex: 1, pageSize: 1 } }, { signal }),
)

/** The idle holders of a product. Keep the atom as long as its subject. */
export const idleHoldersAtomOf = ({ productId, idleDays }: ReclaimChoice) =>
  keyedRequestAtom(atom(`${productId} ${idleDays}`), ['licences', 'reclaims'], (get, signal) =>
    get(licenceUseApiAtom).previewReclaim({ query: { productId, idleDays } }, { signal }),
  )

/** A year of a product's use. Keep the atom as long as its subject. */
export const productUseAtomOf = (productId: string) =>
  keyedRequestAtom(atom(productId), ['licences', 'products'], (get, signal) =>
    get(licenceUseApiAtom).getProductUse({ query: { productId } }, { signal }),
  )

/** Most members of a reclaim that its dialog lists. */
export const mostListed = 200

/** The members of a reclaim. Keep the atom as long as its subject. */
export const reclaimMembersAtomOf = (reclaimId: string) =>
  keyedRequestAtom(atom(reclaimId), shows, (get, signal) =>
    get(licenceUseApiAtom).listReclaimMembers(
      { query: { reclaimId, pageIndex: 1, pageSize: mostListed } },
      { signal },
    ),
  )

declare module '../shared/request/stale' {
  interface Resources {
    /** Planned and past reclaims of idle licences, and who is exempt. */
    readonly reclaims: unknown
  }
}
