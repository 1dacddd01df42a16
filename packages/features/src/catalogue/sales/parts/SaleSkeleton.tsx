import { Skeleton } from '@atrium/ui/skeleton'
import { useTexts } from '../../../shared/host/useKept'
import styles from '../../../shared/screen/WithAside.module.css'
import { sharedMessages } from '../../../shared/texts/sharedMessages'

/** Placeholder for a step of the order while it loads; the first part has its final height, in px. */
export function SaleSkeleton({ height = 560 }: { readonly height?: number }) {
  const { loading } = useTexts(sharedMessages)
  return (
    <div role="status" aria-label={loading} aria-busy="true" className={styles.columns}>
      <Skeleton shape="block" height={height} />
      <Skeleton shape="block" height={320} />
    </div>
  )
}
