import { Card } from '@atrium/ui/card'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { PageHeader } from '@atrium/ui/page-header'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useHost, useTexts } from '../shared/host/useHost'
import { useTitle } from '../shared/host/useTitle'
import { RequestFailure } from '../shared/request/RequestFailure'
import { companyHomeAtom } from './atoms'
import styles from './CompanyHome.module.css'
import { companyMessages } from './messages'
import { overviewAtom } from './overview/atoms'
import { FirstSteps } from './overview/parts/FirstSteps'
import { OverviewCards } from './overview/parts/OverviewCards'
import { CertificationCard } from './parts/CertificationCard'
import { CompanySummary } from './parts/CompanySummary'
import { HomeSkeleton } from './parts/HomeSkeleton'
import { PasswordCard } from './parts/PasswordCard'
import { Products } from './parts/Products'
import { SecondStepNotice } from './parts/SecondStepNotice'
import { productCards } from './productCards'

interface CompanyHomeProps {
  /** What a host knows besides, such as the last changes: beside the seats. */
  readonly activity?: ReactNode
}

/** What a company looks like at a glance: what needs doing, its seats, record, certification, password, products. */
export function CompanyHome({ activity }: CompanyHomeProps) {
  const texts = useTexts(companyMessages)
  useTitle(texts.home)
  return (
    <>
      <PageHeader title={texts.home} className={styles.header} />
      <Content activity={activity} />
    </>
  )
}

function Content({ activity }: CompanyHomeProps) {
  const texts = useTexts(companyMessages)
  const [home, askAgain] = useAtom(companyHomeAtom)
  const [overview, askOverview] = useAtom(overviewAtom)
  // On a phone the products of those who look after the seats say how these are used.
  const isPhone = useNarrowWindow()
  // Kept here: where the list stands changes with the window, and once the overview is there.
  const [isWhole, setWhole] = useState(false)
  const isSeatList = useHost().companyRole !== 'member' && isPhone

  if (home.state === 'loading') return <HomeSkeleton />
  if (home.state === 'failed') {
    return (
      <Card>
        <RequestFailure failure={home.failure} title={texts.homeFailed} onRetry={askAgain} />
      </Card>
    )
  }
  const products = productCards(home.value)
  const known = overview.state === 'ready' ? overview.value : undefined
  const list = (
    <Products
      products={products}
      seats={known?.seats ?? []}
      isWhole={isWhole}
      onShowAll={() => setWhole(true)}
    />
  )
  return (
    <div className={styles.page} data-state={home.stale ? 'refreshing' : 'ready'}>
      <SecondStepNotice wanted={home.value.secondStepWanted} />
      <CompanySummary content={home.value} overview={known} />
      <OverviewCards
        overview={overview}
        firstSteps={products.length === 0 && <FirstSteps certification={home.value.certificationStatus} />}
        activity={activity}
        seatList={isSeatList && list}
        onRetry={askOverview}
      />
      <div className={styles.pair}>
        <CertificationCard status={home.value.certificationStatus} />
        <PasswordCard />
      </div>
      {!isSeatList && list}
    </div>
  )
}
