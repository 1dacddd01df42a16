import { pagePaths } from '@atrium/contracts/paths'
import { useHost } from '@atrium/features/shared'
import { Button } from '@atrium/ui/button'
import { FloatingCard } from '@atrium/ui/floating-card'
import { Link } from '@atrium/ui/link'
import styles from './Analytics.module.css'
import { decide, useConsent } from './consent'
import { PageViews } from './PageViews'
import { texts } from './texts'

interface AnalyticsProps {
  readonly endpoint: string
  readonly title: string
}

/** Asks whether page views may be sent, and sends them with consent. */
export default function Analytics(view: AnalyticsProps) {
  const consent = useConsent()
  if (consent === 'allowed') return <PageViews {...view} />
  return consent === undefined && <Question />
}

function Question() {
  const { locale } = useHost()
  const words = texts[locale]
  return (
    <>
      <div className={styles.room} />
      <FloatingCard
        title={words.question}
        actions={
          <>
            <Button onClick={() => decide('refused')}>{words.refuse}</Button>
            <Button onClick={() => decide('allowed')}>{words.allow}</Button>
          </>
        }
      >
        <p className={styles.what}>
          {words.what}{' '}
          <Link href={`${pagePaths.agreement}?showValue=2`} target="_blank">
            {words.privacy}
          </Link>
        </p>
      </FloatingCard>
    </>
  )
}
