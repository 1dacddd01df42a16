import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Notice } from '@atrium/ui/notice'
import { PageHeader } from '@atrium/ui/page-header'
import { atom, useAtom } from 'jotai'
import { BadgeCheck, KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useCovers, useHost, useTexts } from '../shared/host/useKept'
import { useTitle } from '../shared/host/useTitle'
import { RequestFailure } from '../shared/request/RequestFailure'
import type { Request } from '../shared/request/request'
import { KeptNumbers } from '../shared/texts/KeptNumbers'
import { useFormat } from '../shared/texts/useFormat'
import type { CertificationStatus, CompanyHomeContent } from './api'
import { companyHomeAtom } from './atoms'
import styles from './CompanyHome.module.css'
import { companyMessages } from './messages'
import type { Overview } from './overview/api'
import { overviewAtom } from './overview/atoms'
import { FirstSteps } from './overview/parts/FirstSteps'
import { OverviewCards } from './overview/parts/OverviewCards'
import { CertificationBadge } from './parts/CertificationBadge'
import { CompanySummary } from './parts/CompanySummary'
import { HomeCard } from './parts/HomeCard'
import { HomeSkeleton } from './parts/HomeSkeleton'
import { Products } from './parts/Products'
import { productCards } from './productCards'

interface CompanyHomeProps {
  /** Content provided by the host, such as recent changes, next to the seats. */
  readonly activity?: ReactNode
}

/** The company at a glance: tasks, seats, record, certification, password, products. */
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
  const mayOverview = useCovers('overview:read')
  const [overview, askOverview] = useAtom(mayOverview ? overviewAtom : noOverviewAtom)
  // On a phone, products show their seat use to the people who manage seats.
  const isPhone = useNarrowWindow()
  // Kept here, because the list moves with the window's width and once the overview has loaded.
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

const noOverviewAtom = atom(
  (): Request<Overview> => ({ state: 'loading' }),
  () => {},
)

/** A link to change the password, if the host has such a page. */
function PasswordCard() {
  const texts = useTexts(companyMessages)
  const { serves } = useHost()
  if (!serves(pagePaths.companyPassword)) return null
  return (
    <HomeCard
      icon={<KeyRound aria-hidden="true" />}
      title={texts.passwordCard}
      hint={texts.passwordHint}
      action={
        <Button asChild>
          <FeatureLink to={pagePaths.companyPassword}>{texts.password}</FeatureLink>
        </Button>
      }
    />
  )
}

interface SecondStepNoticeProps {
  readonly wanted: CompanyHomeContent['secondStepWanted']
}

/** Shown if the company requires a second step of the person, with the deadline; otherwise nothing. */
function SecondStepNotice({ wanted }: SecondStepNoticeProps) {
  const texts = useTexts(companyMessages)
  const format = useFormat()
  if (!wanted) return null
  return (
    <Notice
      tone={wanted.until ? 'warning' : 'danger'}
      title={texts.secondStepWanted}
      actions={
        <Button asChild size="small">
          <FeatureLink to={pagePaths.security}>{texts.secondStepSetUp}</FeatureLink>
        </Button>
      }
    >
      <p>
        <KeptNumbers>
          {wanted.until ? texts.secondStepUntil(format.timestamp(wanted.until)) : texts.secondStepOverdue}
        </KeptNumbers>
      </p>
    </Notice>
  )
}

const actions = {
  uncertified: 'certifyNow',
  pending: undefined,
  rejected: 'certifyAgain',
  certified: 'certifyAgain',
} as const

/** The state of the certification, with the next step for administrators. */
function CertificationCard({ status }: { readonly status: CertificationStatus }) {
  const texts = useTexts(companyMessages)
  const { offers } = useHost()
  const action = actions[status]
  return (
    <HomeCard
      icon={<BadgeCheck aria-hidden="true" />}
      title={texts.certification}
      status={<CertificationBadge status={status} />}
      hint={texts[`certification.${status}`]}
      action={
        action &&
        offers(pagePaths.companyInformation) && (
          <Button asChild>
            <FeatureLink to={pagePaths.companyInformation}>{texts[action]}</FeatureLink>
          </Button>
        )
      }
    />
  )
}
