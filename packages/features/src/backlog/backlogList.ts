import { searchLength } from '@atrium/contracts/backlog/contract'
import { listView, oneOf, searchText, type ViewOf } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { backlogApiAtom } from './api'
import { itemPath } from './routes'

/** Filters of the list. Invitations awaiting the company are rare, so they have no filter. */
export const backlogStatuses = ['waiting', 'joined', 'rejected', 'expired', 'withdrawn'] as const

const backlogView = listView({
  pageSizes: [10, 20, 30],
  filters: {
    search: searchText('search', searchLength),
    status: oneOf('status', backlogStatuses),
  },
})

export type BacklogView = ViewOf<typeof backlogView>

export const backlogList = pagedList({
  view: backlogView,
  shows: ['backlog'],
  ask(get, { search, status }) {
    const { listBacklog } = get(backlogApiAtom)
    const filter = { ...(search && { search }), ...(status && { status }) }
    return (pageIndex, pageSize, call) => listBacklog({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

/** A to-do, with the list to return to. */
export const pathFrom = (view: BacklogView, id: string): string => itemPath(id, backlogView.asQuery(view))
