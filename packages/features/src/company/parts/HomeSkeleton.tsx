import { Skeleton } from '@atrium/ui/skeleton'
import { useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import styles from '../CompanyHome.module.css'

/** The shape of the home page. */
export function HomeSkeleton() {
  const { loading } = useTexts(sharedMessages)
  return (
    <div className={styles.page} role="status" aria-label={loading}>
      <Skeleton shape="block" height={136} />
      <Skeleton shape="block" height={420} />
      <Skeleton shape="block" height={360} />
    </div>
  )
}
