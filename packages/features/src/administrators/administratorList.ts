import { searchLength } from '@atrium/contracts/administrators/contract'
import { listView, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { administratorsApiAtom } from './api'

/** The company's administrators. */
export const administratorList = pagedList({
  view: listView({ pageSizes: [10, 20, 30], filters: { search: searchText('search', searchLength) } }),
  shows: ['administrators', 'members'],
  ask(get, { search }) {
    const { listAdministrators } = get(administratorsApiAtom)
    const filter = search && { search }
    return (pageIndex, pageSize, call) =>
      listAdministrators({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})
