import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { CountedTitle } from '../shared/screen/CountedTitle'
import { TaskList } from '../shared/screen/TaskRow'
import type { BacklogItem } from './api'
import { waitingAtom } from './atoms'
import { waitingMessages } from './messages'
import { type BacklogHost, BacklogHostContext } from './parts/BacklogHost'
import { WaitingRow } from './parts/WaitingRow'
import type { OwnTask } from './tasks/api'
import { idOfTask, ownTasksAtom } from './tasks/atoms'
import { OwnTaskRow } from './tasks/OwnTaskRow'
import styles from './WaitingCard.module.css'

/** Enough for a glance. */
const most = 5

/** The person's to-dos, most urgent first, for a host's home; also says if there are none. */
export function WaitingCard(host: BacklogHost) {
  const texts = useTexts(waitingMessages)
  const [invitations, askInvitations] = useAtom(waitingAtom)
  const [tasks, askTasks] = useAtom(ownTasksAtom)
  const [shows, setShows] = useState<'first' | 'all'>('first')
  const isLoading = invitations.state === 'loading' || tasks.state === 'loading'
  const waiting = isLoading
    ? []
    : byHarm(
        invitations.state === 'ready' ? invitations.value : [],
        tasks.state === 'ready' ? tasks.value : [],
      )
  const shown = shows === 'all' ? waiting : waiting.slice(0, most)
  const rest = waiting.length - shown.length
  const failed = [
    { request: invitations, askAgain: askInvitations },
    { request: tasks, askAgain: askTasks },
  ].flatMap(({ request, askAgain }) =>
    request.state === 'failed' ? [{ failure: request.failure, askAgain }] : [],
  )
  return (
    <Card
      className={styles.card}
      padding="none"
      title={<CountedTitle count={waiting.length > 0 && waiting.length}>{texts.waitsForYou}</CountedTitle>}
      aria-busy={isLoading}
      data-waits={isLoading || undefined}
      footer={
        rest > 0 && (
          <Button variant="ghost" size="small" onClick={() => setShows('all')}>
            {texts.showAll(rest)}
          </Button>
        )
      }
    >
      {isLoading && waitingLine}
      {!isLoading && failed[0] && (
        <RequestFailure
          failure={failed[0].failure}
          title={texts.waitingFailed}
          onRetry={() => {
            for (const { askAgain } of failed) askAgain()
          }}
        />
      )}
      {!isLoading && failed.length === 0 && waiting.length === 0 && (
        <p className={styles.line}>
          <CircleCheck aria-hidden className={styles.done} />
          <span>
            {texts.nothingWaits} <span className={styles.hint}>{texts.nothingWaitsHint}</span>
          </span>
        </p>
      )}
      {shown.length > 0 && (
        <BacklogHostContext value={host}>
          <WaitingList waiting={shown} />
        </BacklogHostContext>
      )}
    </Card>
  )
}

/** First tasks with a deadline for access, then invitations, then the rest in its order. */
function byHarm(items: readonly BacklogItem[], tasks: readonly OwnTask[]): readonly Waiting[] {
  const asWaiting = (task: OwnTask) => ({ id: idOfTask(task), task })
  return [
    ...tasks.filter(closes).map(asWaiting),
    ...items.map((item) => ({ id: item.id, item })),
    ...tasks.filter((task) => !closes(task)).map(asWaiting),
  ]
}

const closes = (task: OwnTask) =>
  task.kind === 'secondStepWanted' ||
  (task.kind === 'certification' && task.certificationStatus === 'rejected')

/** The card's height is unknown while it loads: `data-waits` tells a home to show nothing below it yet. */
const waitingLine = (
  <div className={styles.line} data-waits>
    <Skeleton width="60%" />
  </div>
)

/** A to-do: an invitation has two answers, a task one action. */
type Waiting =
  | { readonly id: string; readonly item: BacklogItem }
  | { readonly id: string; readonly task: OwnTask }

function WaitingList({ waiting }: { readonly waiting: readonly Waiting[] }) {
  return (
    <TaskList>
      {waiting.map((each, index) =>
        'item' in each ? (
          <WaitingRow key={each.id} item={each.item} isFirst={index === 0} />
        ) : (
          <OwnTaskRow key={each.id} task={each.task} isFirst={index === 0} />
        ),
      )}
    </TaskList>
  )
}
