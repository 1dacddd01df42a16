import { Skeleton } from '@atrium/ui/skeleton'
import { useTexts } from '../../shared/host/useKept'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import styles from '../trials/parts/ProductGrid.module.css'

const cards = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Placeholder while the catalogue loads. */
export function CatalogueSkeleton() {
  const { loading } = useTexts(sharedMessages)
  return (
    <div role="status" aria-label={loading} aria-busy="true" className={styles.waiting}>
      <Skeleton shape="block" height={34} width="min(640px, 100%)" />
      <div className={styles.grid}>
        {cards.map((card) => (
          <Skeleton key={card} shape="block" height={238} />
        ))}
      </div>
    </div>
  )
}
