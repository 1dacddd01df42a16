import { peopleSearchLength, personStates } from '@atrium/contracts/directoryPeople/contract'
import { atom } from 'jotai'
import { queryAtom } from '../shared/host/query'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { actionAtom } from '../shared/request/actionAtom'
import { Failure } from '../shared/wire/Failure'
import { directoryPeopleApiAtom } from './api'

/** The directory in the address. */
export const directoryIdAtom = atom((get) => get(queryAtom).get('directory') ?? '')

const view = listView({
  pageSizes: [20, 50, 100],
  filters: {
    search: searchText('search', peopleSearchLength),
    /** `left`: people whose membership the directory ended. */
    status: oneOf('status', [...personStates, 'left']),
  },
})
const shows = ['directories', 'members', 'history'] as const

/** An address without a directory leads nowhere, and is no request. */
function requireDirectory(id: string): void {
  if (id === '') throw new Failure('missing')
}

/** People whom the directory describes, oldest first. */
export const peopleList = pagedList({
  view,
  shows,
  keyAtom: directoryIdAtom,
  ask(get, { search, status }) {
    const { listDirectoryPeople } = get(directoryPeopleApiAtom)
    const directoryId = get(directoryIdAtom)
    const filter = {
      directoryId,
      ...(search && { search }),
      ...(status !== undefined && status !== 'left' && { status }),
    }
    return async (pageIndex, pageSize, call) => {
      requireDirectory(directoryId)
      return listDirectoryPeople({ query: { ...filter, pageIndex, pageSize } }, call)
    }
  },
})

/** People whose membership it ended, latest first. */
export const leaversList = pagedList({
  view,
  shows,
  keyAtom: directoryIdAtom,
  ask(get, { search }) {
    const { listDirectoryLeavers } = get(directoryPeopleApiAtom)
    const directoryId = get(directoryIdAtom)
    const filter = { directoryId, ...(search && { search }) }
    return async (pageIndex, pageSize, call) => {
      requireDirectory(directoryId)
      return listDirectoryLeavers({ query: { ...filter, pageIndex, pageSize } }, call)
    }
  },
})

export const chosenLeavers = chosenRows(leaversList.pageAtom, ({ userId }) => userId)

/** Makes people members again. */
export const returnLeaversAction = actionAtom({
  run: (get, _set, userIds: readonly string[]) =>
    get(directoryPeopleApiAtom).returnDirectoryLeavers({
      body: { directoryId: get(directoryIdAtom), userIds: [...userIds] },
    }),
  stale: shows,
})
