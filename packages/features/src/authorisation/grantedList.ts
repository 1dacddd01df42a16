import { memberSearchLength } from '@atrium/contracts/authorisation/members/contract'
import { idleSteps } from '@atrium/contracts/shared/use/contract'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { apiAtom } from './api'
import { presentProductId, productIdAtom } from './atoms'
import { idleParameter } from './routes'

/** Numbers of days without use to filter by. */
export const idleChoices = idleSteps.map(String)

/** The licence holders of the product in the address. */
export const grantedList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    orders: ['grantedAt', 'lastUsedOn'],
    filters: { search: searchText('users', memberSearchLength), idle: oneOf(idleParameter, idleChoices) },
    // `pageIndex` and similar parameters in the same address belong to the list to return to.
    names: {
      page: 'usersPage',
      size: 'usersSize',
      hide: 'usersHide',
      order: 'usersOrder',
      isOrderDesc: 'usersDesc',
    },
  }),
  keyAtom: productIdAtom,
  shows: ['licences', 'members'],
  ask(get, { search, idle, orderBy, isOrderDesc }) {
    const { listGrantedUsers } = get(apiAtom)
    const productId = get(productIdAtom)
    return async (pageIndex, pageSize, call) => {
      const filter = {
        productId: presentProductId(productId),
        orderBy,
        isOrderDesc,
        ...(search && { search }),
        ...(idle && { idleDays: Number(idle) }),
      }
      return listGrantedUsers({ query: { ...filter, pageIndex, pageSize } }, call)
    }
  },
})

export const chosenUsers = chosenRows(grantedList.pageAtom, (row) => row.userId)
