import { memberSearchLength } from '@atrium/contracts/authorisation/members/contract'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { apiAtom } from './api'
import { presentProductId, productIdAtom } from './atoms'

/** The licence holders of the product in the address. */
export const grantedList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    filters: { search: searchText('users', memberSearchLength) },
    // `pageIndex` and similar parameters in the same address belong to the list to return to.
    names: { page: 'usersPage', size: 'usersSize', hide: 'usersHide' },
  }),
  keyAtom: productIdAtom,
  shows: ['licences', 'members'],
  ask(get, { search }) {
    const { listGrantedUsers } = get(apiAtom)
    const productId = get(productIdAtom)
    return async (pageIndex, pageSize, call) => {
      const filter = { productId: presentProductId(productId), ...(search && { search }) }
      return listGrantedUsers({ query: { ...filter, pageIndex, pageSize } }, call)
    }
  },
})

export const chosenUsers = chosenRows(grantedList.pageAtom, (row) => row.userId)
