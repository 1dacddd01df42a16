import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { shopPath } from '../../shared/host/buyerInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost } from '../../shared/host/useHost'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import type { OrderRow } from '../api'
import { orderStatuses } from '../api'
import { listPathAtom } from '../atoms'
import { orderList } from '../orderList'
import { useOrdersTexts } from '../useOrdersTexts'
import { useOrderColumns } from './useOrderColumns'

/** One page of the owner's orders, as the address filters them. */
export function OrderTable() {
  const texts = useOrdersTexts()
  const { companyId } = useHost()
  const [view, show] = useAtom(orderList.viewAtom)
  const { status } = view
  const page = useAtomValue(orderList.pageAtom)
  const columns = useOrderColumns(page.state === 'ready' ? page.value.list : none, status)
  const remember = useSetAtom(listPathAtom)

  // Every view, as the way back from an order leads to the last one.
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
      exportName={texts.exportName}
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
