import { Skeleton } from '@atrium/ui/skeleton'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { useFormat } from '../../../shared/texts/useFormat'
import type { WaitingQueue } from '../../cases/api'
import { casesMessages } from '../../cases/messages'
import { useNow } from '../../cases/parts/useNow'
import { spanOf } from '../../cases/waits'
import { todayMessages } from '../messages'
import { commands, rooms } from '../rooms'
import styles from './QueueCards.module.css'

interface QueueCardsProps {
  /** Undefined: they are loading. */
  readonly queues: readonly WaitingQueue[] | undefined
}

/** How each queue fares: how much waits, is late, is free, and is the person's own. */
export function QueueCards({ queues }: QueueCardsProps) {
  const texts = useTexts(todayMessages)
  return (
    <ul className={styles.queues} aria-label={texts.queues} aria-busy={queues ? undefined : true}>
      {queues
        ? queues.map((queue) => <QueueCard key={queue.queue} {...queue} />)
        : ['one', 'two', 'three'].map((one) => (
            <li key={one} className={styles.queue}>
              <Skeleton width={72} />
              <Skeleton shape="block" width={56} height={36} />
              <Skeleton />
              <Skeleton width="60%" />
            </li>
          ))}
    </ul>
  )
}

function QueueCard({ queue, waiting, free, late, own, oldestAt, promisedHours }: WaitingQueue) {
  const texts = useTexts(todayMessages)
  const words = useTexts(casesMessages)
  const { count } = useFormat()
  const now = useNow()
  const name = words[`queue.${queue}`]
  const room = rooms[queue]
  const age = oldestAt === null ? undefined : now.getTime() - Date.parse(oldestAt)
  return (
    <li className={styles.queue} data-linked={room !== undefined || undefined}>
      <h2 className={styles.name}>
        {room ? (
          <FeatureLink to={room.list} className={styles.link}>
            {name}
          </FeatureLink>
        ) : (
          name
        )}
      </h2>
      <p className={styles.waiting} data-zero={waiting === 0 || undefined}>
        <span className={styles.number}>{count(waiting)}</span> {texts.waiting}
      </p>
      <dl className={styles.figures}>
        <div className={styles.figure} data-late={late > 0 || undefined}>
          <dt>{texts.late}</dt>
          <dd>{count(late)}</dd>
        </div>
        <div className={styles.figure}>
          <dt>{texts.free}</dt>
          <dd>{count(free)}</dd>
        </div>
        <div className={styles.figure} data-own={own > 0 || undefined}>
          <dt>{texts.own}</dt>
          <dd>{count(own)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {age === undefined ? texts.promise(promisedHours) : texts.oldest(...spanOf(age), promisedHours)}
        {!room && <code className={styles.command}>operator {commands[queue]}</code>}
      </p>
    </li>
  )
}
