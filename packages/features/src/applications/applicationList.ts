import { chosenRows } from '../shared/list/chosenRows'
import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { applicationsApiAtom } from './api'
import { applicationStatuses, searchLength } from './contract'

/** Who asks to join; those who wait for an answer first. */
export const applicationList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    filters: {
      search: searchText('search', searchLength),
      status: oneOf('status', [...applicationStatuses, 'all'], 5),
    },
  }),
  shows: ['applications'],
  ask(get, { search, status }) {
    const { listApplications } = get(applicationsApiAtom)
    const filter = {
      ...(search && { searchCondition: search }),
      ...(status !== 'all' && { inviteStatus: status }),
    }
    return (pageIndex, pageSize, call) =>
      listApplications({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

export const chosenApplications = chosenRows(applicationList.pageAtom, (row) => row.applyId)
