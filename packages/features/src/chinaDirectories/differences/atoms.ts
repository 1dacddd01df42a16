import { differenceSearchLength } from '@atrium/contracts/chinaDirectories/contract'
import {
  changeKind,
  changeNote,
  changeState,
  linkDecision,
} from '@atrium/contracts/chinaDirectories/difference'
import { pagePaths } from '@atrium/contracts/paths'
import { atom, type Getter } from 'jotai'
import { ownQueryAtom } from '../../shared/host/query'
import { chosenRows } from '../../shared/list/chosenRows'
import { listView, oneOf, searchText } from '../../shared/list/listView'
import { pagedList } from '../../shared/list/pagedList'
import { keyedRequestAtom } from '../../shared/request/steadyAtom'
import { Failure } from '../../shared/wire/Failure'
import { chinaDirectoriesApiAtom } from '../api'
import { chinaDirectoriesAtom } from '../atoms'
import { differenceParameter, directoryParameter } from '../routes'

const shows = ['directories'] as const
const differencePaths = [pagePaths.directoryDifference]
const readingPaths = [pagePaths.directoryReadings]

const differenceQueryAtom = ownQueryAtom(differencePaths)
const readingQueryAtom = ownQueryAtom(readingPaths)

/** The directory and the difference in the address, as one key. */
const differenceKeyAtom = atom((get) => {
  const query = get(differenceQueryAtom)
  return [directoryParameter, differenceParameter].map((name) => query.get(name) ?? '').join('/')
})

/** The directory in the address of the list of readings; '' if it names none. */
export const readingsKeyAtom = atom((get) => get(readingQueryAtom).get(directoryParameter) ?? '')

/** Its directory, by id, on either page. Undefined: not known, or not yet. */
export const directoryNameAtom = atom((get) => {
  const directories = get(chinaDirectoriesAtom)
  const ids = [get(differenceKeyAtom).split('/')[0], get(readingsKeyAtom)]
  if (directories.state !== 'ready') return undefined
  return directories.value.find(({ directoryId }) => ids.includes(directoryId))?.directoryName
})

/** The difference in the address. */
export const differenceAtom = keyedRequestAtom(differenceKeyAtom, shows, (get, signal) =>
  get(chinaDirectoriesApiAtom).getDifference({ query: differenceOf(get) }, { signal }),
)

/** The changes of the difference in the address, in the order in which they are made. */
export const rowList = pagedList({
  view: listView({
    pageSizes: [20, 50, 100, 200],
    filters: {
      change: oneOf('change', changeKind.options),
      note: oneOf('note', changeNote.options),
      state: oneOf('state', changeState.options),
      decision: oneOf('decision', linkDecision.options),
      search: searchText('search', differenceSearchLength),
    },
  }),
  shows,
  keyAtom: differenceKeyAtom,
  paths: differencePaths,
  ask(get, filter) {
    const { listDifferenceRows } = get(chinaDirectoriesApiAtom)
    const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
    return async (pageIndex, pageSize, call) =>
      listDifferenceRows({ query: { ...differenceOf(get), ...chosen, pageIndex, pageSize } }, call)
  },
})

/** Proposed links that were selected, on all pages. */
export const chosenLinks = chosenRows(rowList.pageAtom, (row) => row.rowId)

/** Most names that are shown before people confirm that so many leave. */
export const mostLeaversNamed = 200

/** The first of the people who would leave. */
export const leaversAtom = keyedRequestAtom(differenceKeyAtom, shows, (get, signal) =>
  get(chinaDirectoriesApiAtom).listDifferenceRows(
    { query: { ...differenceOf(get), change: 'left', pageIndex: 1, pageSize: mostLeaversNamed } },
    { signal },
  ),
)

/** Readings of the directory in the address, newest first. */
export const readingList = pagedList({
  view: listView({ pageSizes: [20, 50, 100], filters: {} }),
  shows,
  keyAtom: readingsKeyAtom,
  paths: readingPaths,
  ask(get) {
    const { listDifferences } = get(chinaDirectoriesApiAtom)
    const directoryId = get(readingsKeyAtom)
    return async (pageIndex, pageSize, call) =>
      listDifferences({ query: { directoryId: presentId(directoryId), pageIndex, pageSize } }, call)
  },
})

function differenceOf(get: Getter) {
  const [directoryId = '', differenceId = ''] = get(differenceKeyAtom).split('/')
  return { directoryId: presentId(directoryId), differenceId: presentId(differenceId) }
}

/** Only for requests: if it were thrown while an atom is read, the screen being left would fail. */
function presentId(id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw new Failure('missing')
  return id
}
