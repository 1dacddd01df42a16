import { pagePaths } from '@atrium/contracts/paths'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { inCompany } from '../../shared/host/companyInAddress'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { CountedTitle } from '../../shared/screen/CountedTitle'
import layout from '../../shared/screen/Layout.module.css'
import type { Company } from '../api'
import { homeMessages, workspaceMessages } from '../messages'
import { standingIn } from '../standing'
import styles from './OwnCompanies.module.css'

interface OwnCompaniesProps {
  readonly companies: readonly Company[]
  readonly phone: string
  readonly refreshing: boolean
  readonly onEnter: (companyId: string) => Promise<unknown>
  readonly onCheckAgain: () => void
}

/** The person's companies, each with a link to enter it; without any, how to join one. */
export function OwnCompanies({ companies, phone, refreshing, onEnter, onCheckAgain }: OwnCompaniesProps) {
  const texts = useTexts(homeMessages)
  if (companies.length === 0) {
    return (
      <Card title={texts.ownCompanies}>
        <EmptyState
          title={texts.joinCompany}
          description={texts.joinCompanyHint(phone)}
          action={
            <div className={styles.actions}>
              <Button asChild variant="primary">
                <FeatureLink to={pagePaths.toCompany}>{texts.openOrJoin}</FeatureLink>
              </Button>
              <Button busy={refreshing} onClick={onCheckAgain}>
                {texts.checkAgain}
              </Button>
            </div>
          }
        />
      </Card>
    )
  }
  return (
    <Card
      title={<CountedTitle count={texts.companyCount(companies.length)}>{texts.ownCompanies}</CountedTitle>}
      actions={
        <Button asChild size="small" variant="ghost">
          <FeatureLink to={pagePaths.toCompany}>{texts.openOrJoin}</FeatureLink>
        </Button>
      }
      padding="none"
    >
      <ul className={layout.plainList}>
        {companies.map((company) => (
          <CompanyRow key={company.companyId} company={company} onEnter={onEnter} />
        ))}
      </ul>
    </Card>
  )
}

function CompanyRow({
  company,
  onEnter,
}: { readonly company: Company } & Pick<OwnCompaniesProps, 'onEnter'>) {
  const texts = useTexts(homeMessages)
  const words = useTexts(workspaceMessages)
  const { run, busy } = useAction(() => onEnter(company.companyId))
  return (
    <li className={styles.row}>
      <Avatar name={company.companyName} src={company.logoPath ?? undefined} shape="square" decorative />
      <div className={styles.company}>
        <span className={styles.name}>{company.companyName}</span>
        <span className={styles.role}>
          {standingIn(company, words).map((word, index) => (
            <span key={word}>
              {index > 0 && <span className={styles.point}> · </span>}
              {word}
            </span>
          ))}
          {canBeCertified(company) && (
            <FeatureLink
              className={styles.certify}
              to={inCompany(pagePaths.companyInformation, company.companyId)}
              aria-label={texts.certifyCompany(company.companyName)}
            >
              {texts.certify}
            </FeatureLink>
          )}
        </span>
      </div>
      <Button size="small" busy={busy} onClick={run} aria-label={texts.enterCompany(company.companyName)}>
        {texts.enter}
      </Button>
    </li>
  )
}

const canBeCertified = ({ role, certificationStatus }: Company) =>
  role === 'superAdministrator' &&
  (certificationStatus === 'uncertified' || certificationStatus === 'rejected')
