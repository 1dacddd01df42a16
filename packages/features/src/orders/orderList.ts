import { searchLength } from '@atrium/contracts/orders/contract'
import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { orderStatuses, ordersApiAtom } from './api'

/** The owner's orders. */
export const orderList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30, 50, 100],
    filters: { search: searchText('search', searchLength), status: oneOf('status', orderStatuses) },
  }),
  shows: ['orders'],
  ask(get, { search, status }) {
    const { listOrders } = get(ordersApiAtom)
    const filter = {
      ...(search && { search }),
      ...(status && { status }),
    }
    return (pageIndex, pageSize, call) => listOrders({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})
