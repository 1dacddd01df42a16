import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { CountedTitle } from '../../shared/screen/CountedTitle'
import { TaskList } from '../../shared/screen/TaskRow'
import { waitingMessages } from '../waitingMessages'
import { ownTasksAtom } from './atoms'
import { idOfTask } from './idOfTask'
import styles from './OwnTaskCard.module.css'
import { OwnTaskRow } from './OwnTaskRow'

/** As on the home. */
const most = 5

/** What waits for the person besides invitations, as the home tells it. Nothing where nothing does. */
export function OwnTaskCard() {
  const texts = useTexts(waitingMessages)
  const [tasks, refresh] = useAtom(ownTasksAtom)
  const [shows, setShows] = useState<'first' | 'all'>('first')
  const all = tasks.state === 'ready' ? tasks.value : []
  if (tasks.state === 'ready' && all.length === 0) return null
  const shown = shows === 'all' ? all : all.slice(0, most)
  const rest = all.length - shown.length
  return (
    <Card
      padding="none"
      title={<CountedTitle count={all.length > 0 && all.length}>{texts.alsoWaits}</CountedTitle>}
      aria-busy={tasks.state === 'loading'}
      footer={
        rest > 0 && (
          <Button variant="ghost" size="small" onClick={() => setShows('all')}>
            {texts.showAll(rest)}
          </Button>
        )
      }
    >
      {tasks.state === 'loading' && (
        <div className={styles.waiting}>
          <Skeleton lines={most} />
        </div>
      )}
      {tasks.state === 'failed' && (
        <RequestFailure failure={tasks.failure} title={texts.waitingFailed} onRetry={refresh} />
      )}
      {shown.length > 0 && (
        <TaskList>
          {shown.map((task, index) => (
            <OwnTaskRow key={idOfTask(task)} task={task} isFirst={index === 0} />
          ))}
        </TaskList>
      )}
    </Card>
  )
}
