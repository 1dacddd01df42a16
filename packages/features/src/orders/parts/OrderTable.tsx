import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { ListCard } from '../../shared/list/ListCard'
import { ListFilter } from '../../shared/list/ListFilter'
import type { OrderRow } from '../api'
import { orderStatuses } from '../api'
import { listPathAtom } from '../atoms'
import { orderList } from '../orderList'
import { useOrdersTexts } from '../useOrdersTexts'
import { useOrderColumns } from './useOrderColumns'

/** One page of the company's orders, as the address filters them. */
export function OrderTable() {
  const texts = useOrdersTexts()
  const [{ status }, show] = useAtom(orderList.viewAtom)
  const remember = useSetAtom(listPathAtom)

  // Every view, as the way back from an order leads to the last one.
  useEffect(() => remember())

  return (
    <ListCard
      list={orderList}
      columns={useOrderColumns()}
      getRowId={getRowId}
      getRowLabel={getRowId}
      density="tall"
      caption={texts.orders}
      failedTitle={texts.failed}
      exportName={texts.exportName}
      search={{ label: texts.search, placeholder: texts.searchHint }}
      filters={
        <ListFilter
          label={texts.statusFilter}
          all={texts.allStatuses}
          options={orderStatuses.map((value) => ({ value, label: texts[value] }))}
          value={status}
          onChange={(next) => show({ status: next })}
        />
      }
      empty={
        <EmptyState
          title={texts.empty}
          description={texts.emptyHint}
          action={
            <Button asChild>
              <FeatureLink to="/allProucctsAndSer">{texts.seeProducts}</FeatureLink>
            </Button>
          }
        />
      }
    />
  )
}

const getRowId = (row: OrderRow) => row.orderNo
