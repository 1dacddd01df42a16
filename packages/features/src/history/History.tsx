import { changeCategories } from '@atrium/contracts/history/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { DateRangeField } from '@atrium/ui/date-range-field'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useHost, useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import { ListFilter } from '../shared/list/ListFilter'
import { Screen } from '../shared/screen/Screen'
import { useSharedLabels } from '../shared/texts/useSharedLabels'
import { subjectAtom } from './atoms'
import { historyList } from './historyList'
import { historyMessages } from './messages'
import { useHistoryColumns } from './parts/useHistoryColumns'

/** Changes with person and time, in the whole company or of one member, department or product. */
export function History() {
  const texts = useTexts(historyMessages)
  const subject = useAtomValue(subjectAtom)
  const history = useAtomValue(historyList.pageAtom)
  const name = history.state === 'ready' ? history.value.subjectName || texts.unknown : ''
  return (
    <Screen
      above={[{ name: texts.enterprise }]}
      name={subject && name ? texts.historyOf(name) : texts.history}
      kind={texts.history}
      actions={
        subject && (
          <Button asChild>
            <FeatureLink to={pagePaths.companyHistory}>{texts.wholeCompany}</FeatureLink>
          </Button>
        )
      }
    >
      <HistoryTable />
    </Screen>
  )
}

function HistoryTable() {
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
      exported={{ atOnce: 1000 }}
    />
  )
}

/** Filters by subject and by days. */
function HistoryFilters() {
  const texts = useTexts(historyMessages)
  const labels = useSharedLabels()
  const { locale } = useHost()
  const [{ category, from, to }, show] = useAtom(historyList.viewAtom)
  return (
    <>
      <ListFilter
        label={texts.category}
        all={texts.allCategories}
        options={changeCategories.map((value) => ({ value, label: texts[value] }))}
        value={category}
        onChange={(next) => show({ category: next })}
      />
      <DateRangeField value={{ from, to }} onValueChange={show} locale={locale} labels={labels.dates} />
    </>
  )
}
