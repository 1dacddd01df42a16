import { FilterSelect } from '@atrium/ui/filter-select'
import { TextField } from '@atrium/ui/text-field'
import { useTexts } from '../../shared/host/useHost'
import { ListSearch } from '../../shared/list/ListSearch'
import { changeCategories, historySearchLength } from '../contract'
import type { HistoryQuery } from '../historyQuery'
import { historyMessages } from '../messages'
import styles from './HistoryFilters.module.css'

interface HistoryFiltersProps {
  readonly query: HistoryQuery
  readonly busy: boolean
  readonly onChange: (change: Partial<HistoryQuery>) => void
  /** The same search again. */
  readonly onRepeat: () => void
}

const all = 'all'

export function HistoryFilters({ query, busy, onChange, onRepeat }: HistoryFiltersProps) {
  const texts = useTexts(historyMessages)
  return (
    <>
      <ListSearch
        searched={query.searchName}
        onSearch={(searchName) => (searchName === query.searchName ? onRepeat() : onChange({ searchName }))}
        label={texts.search}
        placeholder={texts.searchHint}
        maxLength={historySearchLength}
        busy={busy}
      />
      <FilterSelect
        className={styles.category}
        aria-label={texts.category}
        value={query.category ?? all}
        onValueChange={(value) => onChange({ category: changeCategories.find((name) => name === value) })}
        options={[
          { value: all, label: texts.allCategories },
          ...changeCategories.map((value) => ({ value, label: texts[value] })),
        ]}
      />
      <div className={styles.days}>
        <TextField
          type="date"
          aria-label={texts.from}
          value={query.from}
          max={query.to || undefined}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <span aria-hidden="true">–</span>
        <TextField
          type="date"
          aria-label={texts.to}
          value={query.to}
          min={query.from || undefined}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
    </>
  )
}
