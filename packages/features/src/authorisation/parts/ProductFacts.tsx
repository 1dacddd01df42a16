import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { SeatBar } from '@atrium/ui/seat-bar'
import { Skeleton } from '@atrium/ui/skeleton'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { seatsMessages } from '../../shared/seats/seatsMessages'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { LicenceStatusBadge } from './LicenceStatusBadge'
import styles from './ProductFacts.module.css'

interface ProductFactsProps {
  /** Undefined: on the way, and the places keep their room. */
  readonly product: Product | undefined
}

/** How many seats are left, drawn, and until when they can be used. */
export function ProductFacts({ product }: ProductFactsProps) {
  const texts = useAuthorisationTexts()
  const seats = useTexts(seatsMessages)
  const format = useFormat()
  const fact = (show: (known: Product) => ReactNode) => (product ? show(product) : <Skeleton width="60%" />)
  return (
    <div className={styles.facts}>
      {product && (
        <div className={styles.seats}>
          <SeatBar
            className={styles.bar}
            used={product.totalCount - product.unusedCount}
            total={product.totalCount}
            isActive={product.isActive}
            label={seats.drawn(product.totalCount - product.unusedCount, product.unusedCount)}
          />
          <span className={styles.figure}>
            {format.count(product.unusedCount)} ({format.count(product.totalCount)})
          </span>
        </div>
      )}
      <DescriptionList columns={1} termWidth="104px">
        <DescriptionItem term={texts.status}>
          {fact(({ status }) => (
            <LicenceStatusBadge status={status} />
          ))}
        </DescriptionItem>
        <DescriptionItem term={texts.validity}>
          {fact(({ startTime: start, endTime: end, licensingType }) =>
            format.validity({ start, end, licensingType }),
          )}
        </DescriptionItem>
        <DescriptionItem term={texts.remainingDays}>
          {fact(({ licensingType, remainingDays }) =>
            licensingType === 'permanent' ? texts.permanentDays : texts.days(remainingDays),
          )}
        </DescriptionItem>
        <DescriptionItem term={texts.remarks}>{fact(({ remarks }) => remarks)}</DescriptionItem>
      </DescriptionList>
    </div>
  )
}
