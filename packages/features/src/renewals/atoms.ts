import { pagePaths } from '@atrium/contracts/paths'
import { endGroups, searchLength } from '@atrium/contracts/renewals/contract'
import { atom } from 'jotai'
import { ownQueryAtom } from '../shared/host/query'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { Failure } from '../shared/wire/Failure'
import { type EndingBatch, renewalsApiAtom } from './api'
import { batchParameter } from './routes'

/** Batches by their end. */
export const renewalList = pagedList({
  view: listView({
    pageSizes: [20, 50, 100],
    filters: { search: searchText('search', searchLength), ends: oneOf('ends', endGroups) },
  }),
  shows: ['renewals', 'orders', 'products', 'licences', 'licenceRequests'],
  ask(get, { search, ends }) {
    const { listRenewals } = get(renewalsApiAtom)
    const filter = { ...(search && { search }), ...(ends && { ends }) }
    return (pageIndex, pageSize, call) => listRenewals({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

export const chosenBatches = chosenRows<EndingBatch>(renewalList.pageAtom, ({ batchId }) => batchId)

/** When buyers are reminded of ends. */
export const remindersAtom = requestAtom(['endReminders'], (get, signal) =>
  get(renewalsApiAtom).getEndReminders({ query: {} }, { signal }),
)

const cutPaths = [pagePaths.seatCut]
const ownAtom = ownQueryAtom(cutPaths)

/** The batch in the address; '' if it names none. */
export const cutBatchAtom = atom((get) => get(ownAtom).get(batchParameter) ?? '')

/** The seats of it that end. */
export const seatCutAtom = keyedRequestAtom(cutBatchAtom, ['renewals', 'licences'], (get, signal) =>
  get(renewalsApiAtom).getSeatCut({ query: { batchId: presentId(get(cutBatchAtom)) } }, { signal }),
)

const sides = ['lose', 'keep'] as const

/** The holders of its seats. */
export const seatHolderList = pagedList({
  view: listView({
    pageSizes: [20, 50, 100],
    filters: { search: searchText('search', searchLength), side: oneOf('side', sides) },
  }),
  shows: ['renewals', 'licences', 'members'],
  keyAtom: cutBatchAtom,
  paths: cutPaths,
  ask(get, { search, side }) {
    const { listSeatHolders } = get(renewalsApiAtom)
    const batchId = get(cutBatchAtom)
    const filter = {
      ...(search && { search }),
      ...(side && { isLosing: side === 'lose' }),
    }
    return async (pageIndex, pageSize, call) =>
      listSeatHolders({ query: { batchId: presentId(batchId), ...filter, pageIndex, pageSize } }, call)
  },
})

/** Only for requests: if it were thrown while an atom is read, the screen being left would fail. */
function presentId(batchId: string): string {
  if (!/^[\w-]{1,64}$/.test(batchId)) throw new Failure('missing')
  return batchId
}

declare module '../shared/request/stale' {
  interface Resources {
    /** Batches by their end, and seats that end because fewer were renewed. */
    readonly renewals: unknown
    /** How many days before an end buyers are reminded. */
    readonly endReminders: unknown
  }
}
