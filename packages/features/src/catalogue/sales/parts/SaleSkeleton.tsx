import { Skeleton } from '@atrium/ui/skeleton'
import { useTexts } from '../../../shared/host/useKept'
import styles from '../../../shared/screen/WithAside.module.css'
import { sharedMessages } from '../../../shared/texts/sharedMessages'

/** A screen of the way to an order, as long as it is on its way; its first part as high as it will be, in px. */
export function SaleSkeleton({ height = 560 }: { readonly height?: number }) {
  const { loading } = useTexts(sharedMessages)
  return (
    <div role="status" aria-label={loading} aria-busy="true" className={styles.columns}>
      <Skeleton shape="block" height={height} />
      <Skeleton shape="block" height={320} />
    </div>
  )
}
