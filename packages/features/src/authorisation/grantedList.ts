import { memberSearchLength } from '@atrium/contracts/authorisation/members/contract'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { apiAtom } from './api'
import { presentProductId, productIdAtom } from './atoms'

/** Who has a licence of the product that the address names. */
export const grantedList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    filters: { search: searchText('users', memberSearchLength) },
    // `pageIndex` and the like in the same address are those of the list to return to.
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
