import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useHost, useTexts } from '../../../shared/host/useHost'
import { RequestFailure } from '../../../shared/request/RequestFailure'
import type { Request } from '../../../shared/request/request'
import type { Overview } from '../api'
import { overviewMessages } from '../messages'
import { ExpiryCard } from './ExpiryCard'
import { MyLicences } from './MyLicences'
import styles from './OverviewCards.module.css'
import { TodayCard } from './TodayCard'
import { WhomToAsk } from './WhomToAsk'

interface OverviewCardsProps {
  readonly overview: Request<Overview>
  readonly onRetry: () => void
}

/** What needs the person today: an administrator's work, or a member's own licences. */
export function OverviewCards({ overview, onRetry }: OverviewCardsProps) {
  const { failed, today, myLicences } = useTexts(overviewMessages)
  const isMember = useHost().companyRole === 'member'
  if (overview.state === 'failed') {
    return (
      <Card title={isMember ? myLicences : today}>
        <RequestFailure failure={overview.failure} title={failed} onRetry={onRetry} />
      </Card>
    )
  }
  if (overview.state === 'loading') {
    return (
      <div className={styles.pair}>
        <Card title={isMember ? myLicences : today} className={styles.waiting}>
          <Skeleton lines={8} />
        </Card>
      </div>
    )
  }
  return (
    <div className={styles.pair}>
      {isMember ? (
        <>
          <MyLicences licences={overview.value.licences} />
          <WhomToAsk contacts={overview.value.contacts} />
        </>
      ) : (
        <>
          <TodayCard overview={overview.value} />
          {overview.value.seats.length > 0 && <ExpiryCard overview={overview.value} />}
        </>
      )}
    </div>
  )
}
