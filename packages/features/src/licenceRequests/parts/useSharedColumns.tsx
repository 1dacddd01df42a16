import type { DataTableColumn } from '@atrium/ui/data-table'
import { useMemo } from 'react'
import { DrawnName } from '../../shared/drawing/DrawnName'
import { useHost, useTexts } from '../../shared/host/useKept'
import { columnWidths } from '../../shared/list/cells/columns'
import { Seats } from '../../shared/seats/Seats'
import { useFormat } from '../../shared/texts/useFormat'
import type { SharedProduct } from '../api'
import { licenceRequestsMessages } from '../messages'
import { ownWidths, ProductCell } from './ProductCell'
import styles from './ProductCell.module.css'

export function useSharedColumns(): readonly DataTableColumn<SharedProduct>[] {
  const texts = useTexts(licenceRequestsMessages)
  const { shortTime } = useFormat()
  const { locale } = useHost()
  return useMemo(() => {
    const widths = ownWidths[locale]
    const standingOf = ({ use, unusedCount }: SharedProduct) =>
      use
        ? texts.usedHere(use.deviceName, shortTime(use.startedAt))
        : unusedCount === 0
          ? texts.allTaken
          : texts.notUsed
    return [
      {
        id: 'product',
        header: texts.product,
        width: widths.product + columnWidths.validity,
        rowHeader: true,
        cell: ({ productName, summary, drawing }) => (
          <DrawnName drawing={drawing}>
            <ProductCell name={productName} line={summary} />
          </DrawnName>
        ),
      },
      {
        id: 'use',
        header: texts.useNow,
        width: widths.lastUsed + widths.devices,
        narrow: 'second',
        cell: (row) => <span className={styles.whole}>{standingOf(row)}</span>,
        narrowCell: standingOf,
      },
      {
        id: 'seats',
        header: texts.seatsNow,
        width: widths.status + widths.actions,
        narrow: 'end',
        cell: ({ unusedCount, totalCount }) => <Seats left={unusedCount} total={totalCount} isConcurrent />,
      },
    ]
  }, [texts, shortTime, locale])
}
