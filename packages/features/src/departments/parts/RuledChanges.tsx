import { useTexts } from '../../shared/host/useKept'
import { ProductEffect, ProductEffects } from '../../shared/licence/ProductEffect'
import { useFormat } from '../../shared/texts/useFormat'
import type { RuledProduct } from '../changes/api'
import { departmentDialogMessages } from '../messages'
import styles from './RuledChanges.module.css'

interface RuledChangesProps {
  readonly products: readonly RuledProduct[]
}

/** The licences that rules would give and take after members moved. */
export function RuledChanges({ products }: RuledChangesProps) {
  const words = useTexts(departmentDialogMessages)
  const { day } = useFormat()
  return (
    <div>
      <h3 className={styles.heading}>{words.ruledChanges}</h3>
      <ProductEffects>
        {products.map(({ productId, productName, gains, waits, loses, endsAt, stopsWaiting }) => (
          <ProductEffect
            key={productId}
            productName={productName}
            count={[gains > 0 && words.gainCount(gains), loses > 0 && words.lossCount(loses)]
              .filter(Boolean)
              .join(' ')}
            look={loses > 0 ? 'loss' : gains > 0 ? 'gain' : 'none'}
            facts={[
              gains > 0 && words.ruledGains(gains),
              loses > 0 && (endsAt === null ? words.ruledLoses(loses) : words.ruledEnds(loses, day(endsAt))),
            ]}
            problems={[
              waits > 0 && words.ruledWaits(waits),
              stopsWaiting > 0 && words.ruledStopsWaiting(stopsWaiting),
            ]}
          />
        ))}
      </ProductEffects>
    </div>
  )
}
