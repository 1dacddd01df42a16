import { atom } from 'jotai'
import type { ReclaimChoice } from '../shared/licence/reclaimChoice'
import { listView } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { licenceUseApiAtom } from './api'

const shows = ['reclaims'] as const

/** Reclaims, newest first. */
export const reclaimList = pagedList({
  view: listView({ pageSizes: [10, 20, 30], filters: {} }),
  shows,
  ask(get) {
    const { listReclaims } = get(licenceUseApiAtom)
    return (pageIndex, pageSize, call) => listReclaims({ query: { pageIndex, pageSize } }, call)
  },
})

/** The idle holders of a product. Keep the atom as long as its subject. */
export const idleHoldersAtomOf = (query: ReclaimChoice) =>
  keyedRequestAtom(atom(JSON.stringify(query)), ['licences', 'reclaims'], (get, signal) =>
    get(licenceUseApiAtom).previewReclaim({ query }, { signal }),
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
