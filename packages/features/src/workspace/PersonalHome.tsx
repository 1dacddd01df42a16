import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { Band } from '../shared/brand/Band'
import { Greeting } from '../shared/brand/Greeting'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Screen } from '../shared/screen/Screen'
import { useFormat } from '../shared/texts/useFormat'
import type { Company, Person } from './api'
import { personAtom } from './atoms'
import { homeMessages, workspaceMessages } from './messages'
import styles from './PersonalHome.module.css'
import { OwnCompanies } from './parts/OwnCompanies'
import { PersonalHomeSkeleton } from './parts/PersonalHomeSkeleton'
import { nameOf } from './standing'

export interface PersonalHomeProps {
  /** Enters a company. Resolves when it has been entered, or when that failed. */
  readonly onEnterCompany: (companyId: string) => Promise<unknown>
  /** The person's licences in a company, provided by the host. Default: not shown. */
  readonly licencesIn?: (company: Company) => ReactNode
  /** The products that the person bought or tries, provided by the host. Default: not shown. */
  readonly products?: ReactNode
  /** The person's pending tasks, provided by the host. Default: not shown. */
  readonly waiting?: ReactNode
  /** The same in one line, for people in a company. Default: the number of companies. */
  readonly summary?: ReactNode
  /** The completeness of the person's profile, provided by the host. Default: not shown. */
  readonly profile?: ReactNode
  /** The protection of the person's account, provided by the host. Default: not shown. */
  readonly security?: ReactNode
}

/** The personal space: pending tasks, licences, companies and account. */
export function PersonalHome(props: PersonalHomeProps) {
  const texts = useTexts(workspaceMessages)
  return (
    <Screen name={texts.personalCentre} width="reading">
      <Content {...props} />
    </Screen>
  )
}

function Content({
  onEnterCompany,
  licencesIn,
  products,
  waiting,
  summary,
  profile,
  security,
}: PersonalHomeProps) {
  const texts = useTexts(homeMessages)
  const { personFailed } = useTexts(workspaceMessages)
  const [person, askAgain] = useAtom(personAtom)
  const [openedAt] = useState(() => new Date())
  if (person.state === 'loading') return <PersonalHomeSkeleton />
  if (person.state === 'failed') {
    return (
      <Card>
        <RequestFailure failure={person.failure} title={personFailed} onRetry={askAgain} />
      </Card>
    )
  }
  const { user, companies } = person.value
  const own = (
    <OwnCompanies
      companies={companies}
      phone={user.phone}
      refreshing={person.stale}
      onEnter={onEnterCompany}
      onCheckAgain={askAgain}
    />
  )
  const tellsLicences = licencesIn !== undefined && companies.length > 0
  return (
    <div className={styles.page} data-state={person.stale ? 'refreshing' : 'ready'}>
      <Band greeting={<Greeting name={nameOf(user)} at={openedAt} />}>
        <p className={styles.hint}>
          {companies.length > 0 ? (summary ?? texts.inCompanies(companies.length)) : texts.inNoCompany}
        </p>
      </Band>
      <div className={styles.columns}>
        <div className={styles.column}>
          {waiting}
          <div className={styles.below}>
            {tellsLicences ? (
              <Card title={texts.ownLicences} padding="none">
                {companies.map((company) => (
                  <section key={company.companyId} aria-label={company.companyName}>
                    <h3 className={styles.company}>{company.companyName}</h3>
                    {licencesIn(company)}
                  </section>
                ))}
              </Card>
            ) : (
              own
            )}
            {/* Last, so that nothing below it moves when it appears. */}
            {products}
          </div>
        </div>
        <div className={styles.column}>
          {tellsLicences && own}
          {profile}
          {security}
          <OwnRecord user={user} />
        </div>
      </div>
    </div>
  )
}

function OwnRecord({ user }: { readonly user: Person['user'] }) {
  const texts = useTexts(homeMessages)
  const { menuName } = useTexts(workspaceMessages)
  const format = useFormat()
  return (
    <Card
      title={texts.ownRecord}
      actions={
        <Button asChild size="small" variant="ghost">
          <FeatureLink to={pagePaths.profile}>{menuName('personal-profile', '个人信息')}</FeatureLink>
        </Button>
      }
    >
      <DescriptionList columns={2}>
        <DescriptionItem term={texts.name}>{user.realName}</DescriptionItem>
        <DescriptionItem term={texts.nickname}>{user.nickname}</DescriptionItem>
        {user.account !== user.phone && (
          <DescriptionItem term={texts.account}>{user.account}</DescriptionItem>
        )}
        <DescriptionItem term={texts.phone}>{user.phone}</DescriptionItem>
        <DescriptionItem term={texts.emailField}>{user.email}</DescriptionItem>
        <DescriptionItem term={texts.registered}>{format.timestamp(user.registeredAt)}</DescriptionItem>
        <DescriptionItem term={texts.lastSignIn}>{format.timestamp(user.lastSignInAt)}</DescriptionItem>
      </DescriptionList>
    </Card>
  )
}
