import { Skeleton } from '@atrium/ui/skeleton'
import { useTexts } from '../../shared/host/useKept'
import { joinMessages } from '../messages'
import styles from './JoinSkeleton.module.css'

/** Placeholder of an invitation. */
export function JoinSkeleton() {
  const texts = useTexts(joinMessages)
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" aria-label={texts.loading}>
      <Skeleton shape="block" width={120} height={84} />
      <Skeleton width={140} />
      <Skeleton width={240} height={28} shape="block" />
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={40} />
    </div>
  )
}
