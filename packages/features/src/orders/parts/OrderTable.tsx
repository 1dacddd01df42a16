import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { ReceiptText } from 'lucide-react'
import { useEffect } from 'react'
import { FeatureLink } from '../../shared/FeatureLink'
import { NoMatches } from '../../shared/NoMatches'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import styles from '../../shared/TableCard.module.css'
import { useColumnChoice } from '../../shared/useColumnChoice'
import { usePageWithin } from '../../shared/usePageWithin'
import { useQueryChange } from '../../shared/useQueryChange'
import { useSharedLabels } from '../../shared/useSharedLabels'
import type { OrderRow } from '../api'
import { listPathAtom, ordersAtom, ordersViewAtom, pageSizes } from '../atoms'
import { useOrdersTexts } from '../useOrdersTexts'
import { OrderToolbar } from './OrderToolbar'
import { useOrderColumns } from './useOrderColumns'

const none: readonly OrderRow[] = []

/** One page of the company's orders, as the address filters them. */
export function OrderTable() {
  const texts = useOrdersTexts()
  const labels = useSharedLabels()
  const view = useAtomValue(ordersViewAtom)
  const [orders, refresh] = useAtom(ordersAtom)
  const change = useQueryChange()
  const columns = useColumnChoice(useOrderColumns())
  const remember = useSetAtom(listPathAtom)
  const { totalItems, list } = orders.state === 'ready' ? orders.value : { totalItems: 0, list: none }

  // Every view, as the way back from an order leads to the last one.
  useEffect(() => remember())
  const showPage = (pageIndex: number) => change({ pageIndex: pageIndex === 1 ? undefined : pageIndex })
  usePageWithin(orders, view, showPage)

  if (orders.state === 'failed' && orders.failure.kind === 'forbidden') {
    return <RequestFailure failure={orders.failure} onRetry={refresh} />
  }
  return (
    <Card className={styles.card} padding="none">
      <OrderToolbar
        columns={columns}
        busy={orders.state === 'ready' && orders.stale}
        hasRows={list.length > 0}
      />
      <DataTable
        caption={texts.orders}
        labels={labels.table}
        columns={columns.visible}
        rows={list}
        getRowId={getRowId}
        getRowLabel={getRowId}
        state={tableState(orders)}
        reservedRows={Math.min(view.pageSize, Math.max(list.length, 10))}
        totalRows={totalItems}
        rowOffset={(view.pageIndex - 1) * view.pageSize}
        virtual={false}
        filtered={view.search !== '' || view.status !== undefined}
        empty={
          <EmptyState
            icon={<ReceiptText />}
            title={texts.empty}
            description={texts.emptyHint}
            action={
              <Button asChild>
                <FeatureLink to="/allProucctsAndSer">{texts.seeProducts}</FeatureLink>
              </Button>
            }
          />
        }
        noMatches={
          <NoMatches onClear={() => change({ search: '', status: undefined, pageIndex: undefined })} />
        }
        failed={
          orders.state === 'failed' && (
            <RequestFailure failure={orders.failure} title={texts.failed} onRetry={refresh} />
          )
        }
        footer={
          totalItems > 0 && (
            <Pagination
              className={styles.pages}
              page={view.pageIndex}
              pageSize={view.pageSize}
              total={totalItems}
              pageSizes={pageSizes}
              onPageChange={showPage}
              onPageSizeChange={(pageSize) => change({ pageSize, pageIndex: undefined })}
              jumper
              labels={labels.pagination}
            />
          )
        }
      />
    </Card>
  )
}

const getRowId = (row: OrderRow) => row.orderNo
