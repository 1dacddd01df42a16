import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { CircleAlert } from 'lucide-react'
import { useFormat } from '../../shared/useHost'
import { productAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useLicenceStatusName } from '../useLicenceStatusName'
import type { Product } from '../wire'
import { LicenceStatusBadge } from './LicenceStatusBadge'
import styles from './ProductCard.module.css'

/** What the product is, and how many of its seats are free. */
export function ProductCard() {
  const product = useAtomValue(productAtom)
  return (
    <Card aria-busy={product.state === 'loading'}>
      {product.state === 'ready' ? (
        <Facts product={product.value} />
      ) : (
        <div className={styles.loading}>
          <Skeleton lines={2} />
        </div>
      )}
    </Card>
  )
}

function Facts({ product }: { readonly product: Product }) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const nameOf = useLicenceStatusName()
  const { startTime: start, endTime: end, licensingType, snStatus } = product
  return (
    <>
      <DescriptionList columns={4} layout="above" className={styles.facts}>
        <DescriptionItem term={texts.availableSeats}>
          <span className={styles.figure}>{format.count(product.unUsedCount)}</span>
        </DescriptionItem>
        <DescriptionItem term={texts.totalSeats}>
          <span className={styles.figure}>{format.count(product.totalCount)}</span>
        </DescriptionItem>
        <DescriptionItem term={texts.validity}>
          {format.validity({ start, end, licensingType })}
        </DescriptionItem>
        <DescriptionItem term={texts.status}>
          <LicenceStatusBadge status={snStatus} />
        </DescriptionItem>
      </DescriptionList>
      {snStatus !== 'normal' && (
        <p className={styles.notice}>
          <CircleAlert aria-hidden className={styles.icon} />
          {texts.productNotNormal(nameOf(snStatus))}
        </p>
      )}
    </>
  )
}
