import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { ListCard } from '../shared/list/ListCard'
import { ListChips } from '../shared/list/ListChips'
import { Screen } from '../shared/screen/Screen'
import { backlogList, backlogStatuses } from './backlogList'
import { backlogMessages } from './messages'
import { useBacklogColumns } from './parts/useBacklogColumns'

/** So few are seen at a glance. */
const few = 10

/** `/myBacklog`: what waits for the person, and what became of it. What it shows stands in the address. */
export function MyBacklog() {
  const texts = useTexts(backlogMessages)
  const [view, change] = useAtom(backlogList.viewAtom)
  const page = useAtomValue(backlogList.pageAtom)
  const isMany = page.state === 'ready' && page.value.counts.reduce((sum, { count }) => sum + count, 0) > few
  return (
    <Screen name={texts.backlog}>
      <ListCard
        list={backlogList}
        columns={useBacklogColumns(view)}
        getRowId={(row) => row.id}
        getRowLabel={(row) => row.companyName}
        density="tall"
        caption={texts.list}
        failedTitle={texts.failed}
        {...((isMany || view.search !== '') && {
          search: { label: texts.search, placeholder: texts.searchHint },
        })}
        chips={
          <ListChips
            label={texts.filter}
            options={backlogStatuses.map((value) => ({ value, label: texts[value] }))}
            value={view.status}
            onChange={(status) => change({ status })}
            page={page}
          />
        }
        empty={<EmptyState drawing="done" title={texts.empty} description={texts.emptyHint} />}
      />
    </Screen>
  )
}
