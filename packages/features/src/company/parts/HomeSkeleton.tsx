import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import styles from '../CompanyHome.module.css'
import summary from './CompanySummary.module.css'

/** The shape of the home page. */
export function HomeSkeleton() {
  const { loading } = useTexts(sharedMessages)
  return (
    <div className={styles.page} role="status" aria-label={loading}>
      <Card>
        <div className={summary.summary}>
          <div className={summary.completion}>
            <Skeleton shape="circle" width={110} height={110} />
            <Skeleton width={72} />
          </div>
          <div className={summary.title}>
            <Skeleton lines={2} />
          </div>
          <div className={summary.facts}>
            <Skeleton lines={4} />
          </div>
        </div>
      </Card>
      <div className={styles.pair}>
        <Skeleton shape="block" height={120} />
        <Skeleton shape="block" height={120} />
      </div>
      <div className={styles.cards}>
        {['one', 'two', 'three', 'four'].map((name) => (
          <Skeleton key={name} shape="block" height={170} />
        ))}
      </div>
    </div>
  )
}
