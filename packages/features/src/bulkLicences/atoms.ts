import { lineState } from '@atrium/contracts/bulkLicences/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { type Atom, atom } from 'jotai'
import { ownQueryAtom } from '../shared/host/query'
import { listView, oneOf } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { Failure } from '../shared/wire/Failure'
import { bulkLicencesApiAtom } from './api'
import { changeParameter } from './routes'

const shows = ['bulkChanges'] as const

/** Bulk changes, newest first. */
export const changeList = pagedList({
  view: listView({ pageSizes: [10, 20, 30], filters: {} }),
  shows,
  ask(get) {
    const { listBulkChanges } = get(bulkLicencesApiAtom)
    return (pageIndex, pageSize, call) => listBulkChanges({ query: { pageIndex, pageSize } }, call)
  },
})

const changePaths = [pagePaths.bulkChange]
const ownAtom = ownQueryAtom(changePaths)

/** The change in the address; '' if it names none. */
export const changeIdAtom = atom((get) => get(ownAtom).get(changeParameter) ?? '')

/** One bulk change. Keep the atom as long as its subject. */
export const changeAtomOf = (idAtom: Atom<string>) =>
  keyedRequestAtom(idAtom, shows, (get, signal) =>
    get(bulkLicencesApiAtom).getBulkChange({ query: { changeId: presentId(get(idAtom)) } }, { signal }),
  )

/** The change in the address. */
export const changeAtom = changeAtomOf(changeIdAtom)

/** The lines of the change in the address, in their order. */
export const lineList = pagedList({
  view: listView({ pageSizes: [10, 20, 30, 50, 100], filters: { state: oneOf('state', lineState.options) } }),
  shows,
  keyAtom: changeIdAtom,
  paths: changePaths,
  ask(get, { state }) {
    const { listBulkLines } = get(bulkLicencesApiAtom)
    const changeId = get(changeIdAtom)
    return async (pageIndex, pageSize, call) =>
      listBulkLines(
        { query: { changeId: presentId(changeId), ...(state && { state }), pageIndex, pageSize } },
        call,
      )
  },
})

/** Only for requests: if it were thrown while an atom is read, the screen being left would fail. */
function presentId(changeId: string): string {
  if (!/^[\w-]{1,64}$/.test(changeId)) throw new Failure('missing')
  return changeId
}

declare module '../shared/request/stale' {
  interface Resources {
    /** Bulk changes of licences, with their progress. */
    readonly bulkChanges: unknown
  }
}
