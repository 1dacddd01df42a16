import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import { ListChips } from '../shared/list/ListChips'
import { RequestFailure } from '../shared/request/RequestFailure'
import { CountedTitle } from '../shared/screen/CountedTitle'
import { Screen } from '../shared/screen/Screen'
import { TaskList } from '../shared/screen/TaskRow'
import { backlogList, backlogStatuses } from './backlogList'
import { backlogMessages, waitingMessages } from './messages'
import { useBacklogColumns } from './parts/useBacklogColumns'
import { idOfTask, ownTasksAtom } from './tasks/atoms'
import styles from './tasks/OwnTaskCard.module.css'
import { OwnTaskRow } from './tasks/OwnTaskRow'

/** This few need no search. */
const few = 10

/** `/myBacklog`: the person's invitations with their results. The view is kept in the address. */
export function MyBacklog() {
  const texts = useTexts(backlogMessages)
  const [view, change] = useAtom(backlogList.viewAtom)
  const page = useAtomValue(backlogList.pageAtom)
  const columns = useBacklogColumns(view)
  const tasks = useAtomValue(ownTasksAtom)
  const all =
    page.state === 'ready' ? page.value.counts.reduce((sum, { count }) => sum + count, 0) : undefined
  // The number of pending items decides the initial filter, and what is shown without invitations.
  if (tasks.state === 'loading')
    return (
      <Screen name={texts.backlog}>
        <OwnTaskCard />
      </Screen>
    )
  if (page.state === 'ready' && page.value.totalItems === 0 && all === 0 && view.search === '') {
    return (
      <Screen name={texts.backlog}>
        <OwnTaskCard />
        {tasks.state === 'ready' && tasks.value.length === 0 ? (
          <EmptyState
            drawing="done"
            title={texts.empty}
            description={texts.emptyHint}
            action={<OpenOrJoin />}
          />
        ) : (
          <Card title={texts.invitations} actions={<OpenOrJoin />}>
            {texts.noInvitations}
          </Card>
        )}
      </Screen>
    )
  }
  return (
    <Screen name={texts.backlog}>
      <OwnTaskCard />
      <ListCard
        list={backlogList}
        columns={columns}
        getRowId={(row) => row.id}
        getRowLabel={(row) => row.companyName}
        density="tall"
        title={texts.invitations}
        caption={texts.list}
        failedTitle={texts.failed}
        {...(((all ?? 0) > few || view.search !== '') && {
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
      />
    </Screen>
  )
}

function OpenOrJoin() {
  const { openOrJoin } = useTexts(backlogMessages)
  return (
    <Button asChild>
      <FeatureLink to={pagePaths.toCompany}>{openOrJoin}</FeatureLink>
    </Button>
  )
}

/** While it loads. */
const expected = 5

/** All pending tasks besides invitations; the home shows the first of them. Nothing if there are none. */
function OwnTaskCard() {
  const texts = useTexts(waitingMessages)
  const [tasks, refresh] = useAtom(ownTasksAtom)
  const all = tasks.state === 'ready' ? tasks.value : []
  if (tasks.state === 'ready' && all.length === 0) return null
  return (
    <Card
      padding="none"
      title={<CountedTitle count={all.length > 0 && all.length}>{texts.waits}</CountedTitle>}
      aria-busy={tasks.state === 'loading'}
    >
      {tasks.state === 'loading' && <Skeleton className={styles.waiting} lines={expected} />}
      {tasks.state === 'failed' && (
        <RequestFailure failure={tasks.failure} title={texts.waitingFailed} onRetry={refresh} />
      )}
      {all.length > 0 && (
        <TaskList>
          {all.map((task, index) => (
            <OwnTaskRow key={idOfTask(task)} task={task} isFirst={index === 0} />
          ))}
        </TaskList>
      )}
    </Card>
  )
}
