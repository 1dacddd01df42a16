import { EmptyState } from '@atrium/ui/empty-state'
import { useTexts } from '../../shared/host/useHost'
import { ListCard } from '../../shared/list/ListCard'
import { historyList } from '../historyList'
import { historyMessages } from '../messages'
import { HistoryFilters } from './HistoryFilters'
import { useHistoryColumns } from './useHistoryColumns'

export function HistoryTable() {
  const texts = useTexts(historyMessages)
  return (
    <ListCard
      list={historyList}
      columns={useHistoryColumns()}
      getRowId={(row) => row.id}
      caption={texts.history}
      density="tall"
      failedTitle={texts.failed}
      search={{ label: texts.search, placeholder: texts.searchHint }}
      filters={<HistoryFilters />}
      empty={<EmptyState drawing="history" title={texts.none} description={texts.noneHint} />}
      exportedAtOnce={1000}
    />
  )
}
