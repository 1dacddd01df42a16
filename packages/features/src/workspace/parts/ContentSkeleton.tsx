import { Skeleton } from '@atrium/ui/skeleton'
import { useTexts } from '../../shared/host/useKept'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import styles from './ContentSkeleton.module.css'

/** Placeholder for a page that is loading. */
export function ContentSkeleton() {
  const { loading } = useTexts(sharedMessages)
  return (
    <div className={styles.page} role="status" aria-label={loading} aria-busy="true">
      <Skeleton height={160} shape="block" />
      <Skeleton height={240} shape="block" />
    </div>
  )
}
