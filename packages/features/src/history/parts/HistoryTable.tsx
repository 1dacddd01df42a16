import { Card } from '@atrium/ui/card'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { useAtom, useAtomValue } from 'jotai'
import { ColumnsButton } from '../../shared/ColumnsButton'
import { NoMatches } from '../../shared/NoMatches'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import styles from '../../shared/TableCard.module.css'
import { Toolbar } from '../../shared/Toolbar'
import { useColumnChoice } from '../../shared/useColumnChoice'
import { useTexts } from '../../shared/useHost'
import { usePageWithin } from '../../shared/usePageWithin'
import { useQueryChange } from '../../shared/useQueryChange'
import { useSharedLabels } from '../../shared/useSharedLabels'
import { historyAtom, historyQueryAtom } from '../atoms'
import { asHistoryQuery, type HistoryQuery, historyPageSizes, isFiltered } from '../historyQuery'
import { historyMessages } from '../messages'
import type { HistoryRow } from '../wire'
import { HistoryExport } from './HistoryExport'
import { HistoryFilters } from './HistoryFilters'
import { useHistoryColumns } from './useHistoryColumns'

const none: readonly HistoryRow[] = []
const unfiltered = { category: undefined, searchName: '', from: '', to: '', pageIndex: 1 } as const

export function HistoryTable() {
  const texts = useTexts(historyMessages)
  const labels = useSharedLabels()
  const changeQuery = useQueryChange()
  const query = useAtomValue(historyQueryAtom)
  const [history, refresh] = useAtom(historyAtom)
  const columns = useColumnChoice(useHistoryColumns())
  const show = (change: Partial<HistoryQuery>) =>
    changeQuery(asHistoryQuery({ ...query, pageIndex: 1, ...change }))
  usePageWithin(history, query, (pageIndex) => show({ pageIndex }))

  if (history.state === 'failed' && history.failure.kind === 'forbidden') {
    return <RequestFailure failure={history.failure} onRetry={refresh} />
  }
  const { totalItems, list } = history.state === 'ready' ? history.value : { totalItems: 0, list: none }
  return (
    <Card className={styles.card} padding="none">
      <Toolbar
        actions={
          <>
            <ColumnsButton {...columns} />
            <HistoryExport disabled={totalItems === 0} />
          </>
        }
      >
        <HistoryFilters
          query={query}
          busy={history.state === 'ready' && history.stale}
          onChange={show}
          onRepeat={refresh}
        />
      </Toolbar>
      <DataTable
        caption={texts.history}
        labels={labels.table}
        columns={columns.visible}
        rows={list}
        getRowId={(row) => row.id}
        state={tableState(history)}
        reservedRows={query.pageSize}
        totalRows={totalItems}
        rowOffset={(query.pageIndex - 1) * query.pageSize}
        virtual={false}
        filtered={isFiltered(query)}
        empty={<EmptyState title={texts.none} description={texts.noneHint} />}
        noMatches={<NoMatches onClear={() => show(unfiltered)} />}
        failed={
          history.state === 'failed' && (
            <RequestFailure failure={history.failure} title={texts.failed} onRetry={refresh} />
          )
        }
        footer={
          totalItems > 0 && (
            <Pagination
              className={styles.pages}
              page={query.pageIndex}
              pageSize={query.pageSize}
              total={totalItems}
              pageSizes={historyPageSizes}
              onPageChange={(pageIndex) => show({ pageIndex })}
              onPageSizeChange={(pageSize) => show({ pageSize })}
              jumper
              labels={labels.pagination}
            />
          )
        }
      />
    </Card>
  )
}
