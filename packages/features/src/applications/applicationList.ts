import { searchLength } from '@atrium/contracts/applications/contract'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { applicationsApiAtom } from './api'

export const applicationStatuses = ['awaitingApproval', 'joined', 'rejected'] as const

/** Who asks to join; those who wait for an answer first. */
export const applicationList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    filters: {
      search: searchText('search', searchLength),
      status: oneOf('status', [...applicationStatuses, 'all'], 'awaitingApproval'),
    },
  }),
  shows: ['applications'],
  ask(get, { search, status }) {
    const { listApplications } = get(applicationsApiAtom)
    const filter = {
      ...(search && { search }),
      ...(status !== 'all' && { status }),
    }
    return (pageIndex, pageSize, call) =>
      listApplications({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

export const chosenApplications = chosenRows(applicationList.pageAtom, (row) => row.applicationId)
