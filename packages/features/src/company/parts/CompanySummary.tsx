import { pagePaths } from '@atrium/contracts/paths'
import { Link } from '@atrium/ui/link'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { ProgressRing } from '@atrium/ui/progress-ring'
import { ChevronRight } from 'lucide-react'
import { Band } from '../../shared/brand/Band'
import { Greeting } from '../../shared/brand/Greeting'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import type { CompanyHomeContent } from '../api'
import { companyMessages } from '../messages'
import type { Overview } from '../overview/api'
import { overviewMessages } from '../overview/messages'
import { CertificationBadge } from './CertificationBadge'
import styles from './CompanySummary.module.css'

interface CompanySummaryProps {
  readonly content: CompanyHomeContent
  /** The person to greet, once known. */
  readonly overview: Overview | undefined
}

/** The person and the company. For people who manage its record, also its completeness. */
export function CompanySummary({ content, overview }: CompanySummaryProps) {
  const texts = useTexts(companyMessages)
  const roles = useTexts(overviewMessages)
  const format = useFormat()
  const { companyRole } = useHost()
  const isPhone = useNarrowWindow()
  const facts = [
    [texts.shortAccount, content.companyAccount],
    [texts.shortCode, content.creditCode],
    [texts.registered, format.timestamp(content.registeredAt)],
    [texts.lastLogin, format.timestamp(content.lastSignInAt)],
  ]
  const told = (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <Band
      greeting={overview && <Greeting name={overview.name} at={new Date(overview.now)} />}
      end={companyRole !== 'member' && <Completeness content={content} />}
      facts={
        isPhone ? (
          <details className={styles.more}>
            <summary>
              {texts.details}
              <ChevronRight aria-hidden />
            </summary>
            {told}
          </details>
        ) : (
          told
        )
      }
    >
      <p className={styles.company}>
        <span className={styles.name}>{content.companyName}</span>
        <CertificationBadge status={content.certificationStatus} />
        {companyRole === 'superAdministrator' && (
          <span className={styles.role}>{roles.superAdministrator}</span>
        )}
      </p>
    </Band>
  )
}

function Completeness({ content: { completion, missingParts } }: Pick<CompanySummaryProps, 'content'>) {
  const texts = useTexts(companyMessages)
  const format = useFormat()
  const { offers } = useHost()
  const names = missingParts.map((part) => texts[`missing.${part}`])
  return (
    <div className={styles.completion}>
      <ProgressRing className={styles.ring} value={completion} label={texts.completion} size={110} />
      <p className={styles.hint}>
        <span className={styles.caption}>
          {names.length > 0 ? texts.missing(names.length) : texts.completionDone}
        </span>
        {names.length > 0 && <span className={styles.names}>{format.list(names)}</span>}
        {names.length > 0 && offers(pagePaths.companyInformation) && (
          <Link className={styles.way} alone asChild>
            <FeatureLink to={pagePaths.companyInformation}>{texts.completeRecord}</FeatureLink>
          </Link>
        )}
      </p>
    </div>
  )
}
