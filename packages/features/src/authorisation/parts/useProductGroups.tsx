import type { RowGroups } from '@atrium/ui/data-table'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { DrawnName } from '../../shared/drawing/DrawnName'
import { Seats } from '../../shared/seats/Seats'
import type { Product } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import styles from './ProductGroups.module.css'

/** The batches of a product below a row of it, which tells what all of them have, whichever are listed. */
export function useProductGroups(): RowGroups<Product> {
  const texts = useAuthorisationTexts()
  return useMemo(
    () => ({
      of: ({ batch }) => batch?.productId,
      cell(columnId, [first, ...others]) {
        if (!first?.batch) return undefined
        const { count, unusedCount, totalCount, passedOn } = first.batch
        if (columnId === 'unUsedCount')
          return <Seats left={unusedCount} passedOn={passedOn} total={totalCount} isActive />
        if (columnId !== 'productName') return undefined
        const listed = others.length + 1
        return (
          <DrawnName drawing={first.drawing}>
            <span>
              <TruncatedText lines={2} focusable={false}>
                {first.productName}
              </TruncatedText>
              <span className={styles.batches}>
                {listed < count ? texts.someBatches(listed, count) : texts.batches(count)}
              </span>
            </span>
          </DrawnName>
        )
      },
    }),
    [texts],
  )
}
