import { Skeleton } from '@atrium/ui/skeleton'
import { Band } from '../../shared/brand/Band'
import { useTexts } from '../../shared/host/useKept'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import styles from '../PersonalHome.module.css'

/** Placeholder of the personal home: its band, and two columns of cards. */
export function PersonalHomeSkeleton() {
  const { loading } = useTexts(sharedMessages)
  return (
    <div className={styles.page} role="status" aria-label={loading} aria-busy="true">
      <Band greeting={<Skeleton width={200} />}>
        <Skeleton width={280} />
      </Band>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Skeleton shape="block" height={117} />
          <Skeleton shape="block" height={360} />
        </div>
        <div className={styles.column}>
          <Skeleton shape="block" height={184} />
          <Skeleton shape="block" height={110} />
        </div>
      </div>
    </div>
  )
}
