import { Card } from '@atrium/ui/card'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Skeleton } from '@atrium/ui/skeleton'
import type { ReactNode } from 'react'
import { useCovers, useHost, useTexts } from '../../../shared/host/useKept'
import { RequestFailure } from '../../../shared/request/RequestFailure'
import type { Request } from '../../../shared/request/request'
import { CountedTitle } from '../../../shared/screen/CountedTitle'
import type { Overview } from '../api'
import { overviewMessages } from '../messages'
import { ExpiryCard } from './ExpiryCard'
import { LicenceList } from './LicenceList'
import styles from './OverviewCards.module.css'
import { SeatUseCard } from './SeatUseCard'
import { TodayCard } from './TodayCard'
import { WhomToAsk } from './WhomToAsk'

interface OverviewCardsProps {
  readonly overview: Request<Overview>
  /** The first steps of a company without products, in place of today's tasks. Default: it has products. */
  readonly firstSteps: ReactNode
  /** Content next to the seats. */
  readonly activity: ReactNode
  /** On a phone: the products with their seats, which come second. */
  readonly seatList: ReactNode
  readonly onRetry: () => void
}

/** The person's tasks of today: an administrator's work, or a member's own licences. */
export function OverviewCards({ overview, firstSteps, activity, seatList, onRetry }: OverviewCardsProps) {
  const { failed, today, myLicences } = useTexts(overviewMessages)
  // The list of products has it there.
  const isPhone = useNarrowWindow()
  const isMember = useHost().companyRole === 'member'
  const mayOverview = useCovers('overview:read')
  if (!mayOverview)
    return (
      <>
        {seatList}
        {activity}
      </>
    )
  if (overview.state === 'failed') {
    return (
      <>
        <Card title={isMember ? myLicences : today}>
          <RequestFailure failure={overview.failure} title={failed} onRetry={onRetry} />
        </Card>
        {seatList}
      </>
    )
  }
  if (overview.state === 'loading') {
    return (
      <>
        <Card
          title={isMember ? myLicences : today}
          className={isMember ? styles.waiting : styles.waitingForAll}
        >
          <Skeleton lines={8} />
        </Card>
        {seatList}
      </>
    )
  }
  const { licences, contacts, seats, now } = overview.value
  if (isMember) {
    return (
      <div className={styles.pair}>
        <MyLicences licences={licences} now={now} />
        <WhomToAsk contacts={contacts} />
      </div>
    )
  }
  return (
    <div className={styles.pair}>
      <div className={styles.column}>
        {firstSteps || <TodayCard overview={overview.value} />}
        {seatList}
        {seats.length > 0 && !isPhone && <SeatUseCard overview={overview.value} />}
      </div>
      <div className={styles.column}>
        {seats.length > 0 && <ExpiryCard overview={overview.value} />}
        {activity}
      </div>
    </div>
  )
}

/** The person's own licences in the company on screen. */
function MyLicences({ licences, now }: Pick<Overview, 'licences' | 'now'>) {
  const texts = useTexts(overviewMessages)
  return (
    <Card
      padding="none"
      title={
        <CountedTitle count={licences.length > 0 && texts.licenceCount(licences.length)}>
          {texts.myLicences}
        </CountedTitle>
      }
    >
      <LicenceList licences={licences} now={now} />
    </Card>
  )
}
