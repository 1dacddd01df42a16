import { actionAtom } from '../shared/request/actionAtom'
import { bulkLicencesApiAtom } from './api'
import { type BulkInput, bodyOf } from './selection'

const stale = ['bulkChanges'] as const

/** Starts a change, and resolves to its id. */
export const startAction = actionAtom({
  run: async (get, _set, input: BulkInput) =>
    (await get(bulkLicencesApiAtom).startBulkChange({ body: bodyOf(input) })).changeId,
  stale,
})

export const retryAction = actionAtom({
  run: (get, _set, changeId: string) => get(bulkLicencesApiAtom).retryBulkChange({ body: { changeId } }),
  stale,
})

export const undoAction = actionAtom({
  run: (get, _set, changeId: string) => get(bulkLicencesApiAtom).undoBulkChange({ body: { changeId } }),
  stale,
})
