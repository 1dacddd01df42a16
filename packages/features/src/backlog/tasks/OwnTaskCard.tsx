import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { CountedTitle } from '../../shared/screen/CountedTitle'
import { TaskList } from '../../shared/screen/TaskRow'
import { waitingMessages } from '../messages'
import { ownTasksAtom } from './atoms'
import { idOfTask } from './idOfTask'
import styles from './OwnTaskCard.module.css'
import { OwnTaskRow } from './OwnTaskRow'

/** While it loads. */
const expected = 5

/** What waits for the person besides invitations, all of it: the home tells the first of them. Nothing where nothing does. */
export function OwnTaskCard() {
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
