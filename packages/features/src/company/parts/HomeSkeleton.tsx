import { Skeleton } from '@atrium/ui/skeleton'
import { Band } from '../../shared/brand/Band'
import { useTexts } from '../../shared/host/useKept'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import styles from '../CompanyHome.module.css'

/** Placeholder of the home page. */
export function HomeSkeleton() {
  const { loading } = useTexts(sharedMessages)
  return (
    <div className={styles.page} role="status" aria-label={loading} aria-busy="true">
      <Band greeting={<Skeleton width={200} />} end={<Skeleton shape="circle" width={110} />}>
        <Skeleton width={280} />
      </Band>
      <Skeleton shape="block" height={420} />
      <Skeleton shape="block" height={360} />
    </div>
  )
}
