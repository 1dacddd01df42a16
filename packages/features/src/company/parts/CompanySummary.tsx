import { Card } from '@atrium/ui/card'
import { Link } from '@atrium/ui/link'
import { ProgressRing } from '@atrium/ui/progress-ring'
import { Arcade } from '../../shared/brand/Arcade'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { CompanyHomeContent } from '../api'
import { companyMessages } from '../messages'
import type { Overview } from '../overview/api'
import { overviewMessages } from '../overview/messages'
import { companyRoutes } from '../routes'
import styles from './CompanySummary.module.css'

interface CompanySummaryProps {
  readonly content: CompanyHomeContent
  /** Whom to greet, once it is known. */
  readonly overview: Overview | undefined
}

/** Who is at work in which company, and how complete its record is. */
export function CompanySummary({ content, overview }: CompanySummaryProps) {
  const texts = useTexts(companyMessages)
  const format = useFormat()
  const { offers } = useHost()
  const { missingParts: missing } = content
  const facts = [
    [texts.account, content.companyAccount],
    [texts.shortCode, content.creditCode],
    [texts.registered, format.timestamp(content.registeredAt)],
    [texts.lastLogin, format.timestamp(content.lastSignInAt)],
  ]
  return (
    <Card className={styles.band}>
      <Arcade className={styles.arcade} />
      <div className={styles.summary}>
        <div className={styles.words}>
          <p className={styles.greeting}>{overview && <Greeting overview={overview} />}</p>
          <p className={styles.name}>{content.companyName}</p>
          <dl className={styles.facts}>
            {facts.map(([term, fact]) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.completion}>
          <ProgressRing value={content.completion} label={texts.completion} size={110} />
          <p className={styles.hint}>
            <span className={styles.caption}>{texts.completion}</span>
            {missing.length === 0
              ? texts.completionDone
              : texts.missing(format.list(missing.map((part) => texts[`missing.${part}`])))}{' '}
            {missing.length > 0 && offers(companyRoutes.information) && (
              <Link className={styles.way} asChild>
                <FeatureLink to={companyRoutes.information}>{texts.completeRecord}</FeatureLink>
              </Link>
            )}
          </p>
        </div>
      </div>
    </Card>
  )
}

function Greeting({ overview: { name, now } }: { readonly overview: Overview }) {
  const { morning, afternoon, evening } = useTexts(overviewMessages)
  const { timeZone } = useHost()
  const format = { hour: 'numeric', hourCycle: 'h23', ...(timeZone && { timeZone }) } as const
  const hour = Number(new Intl.DateTimeFormat('en', format).format(new Date(now)))
  if (hour < 5 || hour >= 18) return evening(name)
  return hour < 12 ? morning(name) : afternoon(name)
}
