import { Card } from '@atrium/ui/card'
import { Link } from '@atrium/ui/link'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { CircleCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { RequestFailure } from '../shared/request/RequestFailure'
import { CountedTitle } from '../shared/screen/CountedTitle'
import { waitingAtom } from './atoms'
import { type BacklogHost, BacklogHostContext } from './parts/BacklogHost'
import { backlogRoutes } from './routes'
import styles from './WaitingCard.module.css'
import { waitingMessages } from './waitingMessages'

const WaitingList = lazy(() => import('./parts/WaitingList'))

/** More of them are on the page of all. */
const most = 3

/** What waits for the person, each with its answers, for a host's home; that nothing does is said there, too. */
export function WaitingCard(host: BacklogHost) {
  const texts = useTexts(waitingMessages)
  const [waiting, askAgain] = useAtom(waitingAtom)
  const items = waiting.state === 'ready' ? waiting.value : []
  return (
    <Card
      padding="none"
      title={<CountedTitle count={items.length > 0 && items.length}>{texts.waitsForYou}</CountedTitle>}
      aria-busy={waiting.state === 'loading'}
      footer={
        items.length > most && (
          <Link variant="quiet" asChild>
            <FeatureLink to={backlogRoutes.list}>{texts.allWaiting(items.length)}</FeatureLink>
          </Link>
        )
      }
    >
      {waiting.state === 'failed' && (
        <RequestFailure failure={waiting.failure} title={texts.waitingFailed} onRetry={askAgain} />
      )}
      {waiting.state === 'loading' && waitingLine}
      {waiting.state === 'ready' && items.length === 0 && (
        <p className={styles.line}>
          <CircleCheck aria-hidden className={styles.done} />
          <span>
            {texts.nothingWaits} <span className={styles.hint}>{texts.nothingWaitsHint}</span>
          </span>
        </p>
      )}
      {items.length > 0 && (
        <Suspense fallback={waitingLine}>
          <BacklogHostContext value={host}>
            <WaitingList items={items.slice(0, most)} />
          </BacklogHostContext>
        </Suspense>
      )}
    </Card>
  )
}

const waitingLine = (
  <div className={styles.line}>
    <Skeleton width="60%" />
  </div>
)
