import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { ReceiptText } from 'lucide-react'
import { useEffect } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { NoMatches } from '../../shared/list/NoMatches'
import { PagedTable } from '../../shared/list/PagedTable'
import styles from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { useQueryChange } from '../../shared/list/useQueryChange'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useEvent } from '../../shared/request/useEvent'
import type { OrderRow } from '../api'
import { listPathAtom, ordersAtom, ordersViewAtom, pageSizes } from '../atoms'
import { useOrdersTexts } from '../useOrdersTexts'
import { OrderToolbar } from './OrderToolbar'
import { useOrderColumns } from './useOrderColumns'

/** One page of the company's orders, as the address filters them. */
export function OrderTable() {
  const texts = useOrdersTexts()
  const view = useAtomValue(ordersViewAtom)
  const [orders, refresh] = useAtom(ordersAtom)
  // What becomes of an order is told by a message.
  useEvent('OnMessage', refresh)
  const change = useQueryChange()
  const columns = useColumnChoice(useOrderColumns())
  const remember = useSetAtom(listPathAtom)

  // Every view, as the way back from an order leads to the last one.
  useEffect(() => remember())

  if (orders.state === 'failed' && orders.failure.kind === 'forbidden') {
    return <RequestFailure failure={orders.failure} onRetry={refresh} />
  }
  return (
    <Card className={styles.card} padding="none">
      <OrderToolbar
        columns={columns}
        busy={orders.state === 'ready' && orders.stale}
        hasRows={orders.state === 'ready' && orders.value.list.length > 0}
      />
      <PagedTable
        caption={texts.orders}
        columns={columns.visible}
        getRowId={getRowId}
        getRowLabel={getRowId}
        page={orders}
        failedTitle={texts.failed}
        onRetry={refresh}
        view={view}
        onViewChange={({ pageIndex, ...size }) =>
          change({ ...size, pageIndex: pageIndex === 1 ? undefined : pageIndex })
        }
        pageSizes={pageSizes}
        jumper
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
      />
    </Card>
  )
}

const getRowId = (row: OrderRow) => row.orderNo
