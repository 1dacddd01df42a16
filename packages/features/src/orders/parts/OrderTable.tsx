import { searchLength } from '@atrium/contracts/orders/contract'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { shopPath } from '../../shared/host/buyerInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost } from '../../shared/host/useKept'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import { listView, oneOf, searchText } from '../../shared/list/listView'
import { pagedList } from '../../shared/list/pagedList'
import { type OrderRow, orderStatuses, ordersApiAtom } from '../api'
import { listPathAtom } from '../atoms'
import { useOrdersTexts } from '../useOrdersTexts'
import { useOrderColumns } from './useOrderColumns'

/** One page of the owner's orders, filtered by the address. */
export function OrderTable() {
  const texts = useOrdersTexts()
  const { companyId } = useHost()
  const [view, show] = useAtom(orderList.viewAtom)
  const { status } = view
  const page = useAtomValue(orderList.pageAtom)
  const columns = useOrderColumns(page.state === 'ready' ? page.value.list : none, status)
  const remember = useSetAtom(listPathAtom)

  // All views, because the link back from an order leads to the last one.
  useEffect(() => remember())

  if (page.state === 'ready' && page.value.totalItems === 0 && !orderList.view.isFiltered(view)) {
    return (
      <EmptyState
        drawing="orders"
        title={texts.empty}
        description={texts.emptyHint}
        action={
          <Button asChild variant="primary">
            <FeatureLink to={shopPath(companyId)}>{texts.seeProducts}</FeatureLink>
          </Button>
        }
      />
    )
  }
  return (
    <ListCard
      list={orderList}
      columns={columns}
      getRowId={getRowId}
      getRowLabel={getRowId}
      density="tall"
      caption={texts.orders}
      failedTitle={texts.failed}
      exported={{ name: texts.exportName }}
      search={{ label: texts.search, placeholder: texts.searchHint }}
      chips={
        <ListChips
          label={texts.statusFilter}
          options={orderStatuses.map((value) => ({ value, label: texts[value] }))}
          value={status}
          onChange={(next) => show({ status: next })}
          page={page}
        />
      }
    />
  )
}

const none: readonly OrderRow[] = []
const getRowId = (row: OrderRow) => row.orderNo

/** The owner's orders. */
const orderList = pagedList({
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
