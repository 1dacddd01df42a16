import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { NoMatches } from '../../shared/list/NoMatches'
import { PagedTable } from '../../shared/list/PagedTable'
import styles from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { useQueryChange } from '../../shared/list/useQueryChange'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { Toolbar } from '../../shared/screen/Toolbar'
import { historyAtom, historyQueryAtom } from '../atoms'
import { asHistoryQuery, type HistoryQuery, historyPageSizes, isFiltered } from '../historyQuery'
import { historyMessages } from '../messages'
import { HistoryExport } from './HistoryExport'
import { HistoryFilters } from './HistoryFilters'
import { useHistoryColumns } from './useHistoryColumns'

const unfiltered = { category: undefined, searchName: '', from: '', to: '', pageIndex: 1 } as const

export function HistoryTable() {
  const texts = useTexts(historyMessages)
  const changeQuery = useQueryChange()
  const query = useAtomValue(historyQueryAtom)
  const [history, refresh] = useAtom(historyAtom)
  const columns = useColumnChoice(useHistoryColumns())
  const show = (change: Partial<HistoryQuery>) =>
    changeQuery(asHistoryQuery({ ...query, pageIndex: 1, ...change }))

  if (history.state === 'failed' && history.failure.kind === 'forbidden') {
    return <RequestFailure failure={history.failure} onRetry={refresh} />
  }
  return (
    <Card className={styles.card} padding="none">
      <Toolbar
        actions={
          <>
            <ColumnsButton {...columns} />
            <HistoryExport
              columns={columns.all}
              disabled={history.state !== 'ready' || history.value.totalItems === 0}
            />
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
      <PagedTable
        caption={texts.history}
        columns={columns.visible}
        getRowId={(row) => row.id}
        page={history}
        failedTitle={texts.failed}
        onRetry={refresh}
        view={query}
        onViewChange={show}
        pageSizes={historyPageSizes}
        jumper
        filtered={isFiltered(query)}
        empty={<EmptyState title={texts.none} description={texts.noneHint} />}
        noMatches={<NoMatches onClear={() => show(unfiltered)} />}
      />
    </Card>
  )
}
