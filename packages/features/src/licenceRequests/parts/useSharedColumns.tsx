import type { DataTableColumn } from '@atrium/ui/data-table'
import { useMemo } from 'react'
import { DrawnName } from '../../shared/drawing/DrawnName'
import { launchPath } from '../../shared/host/launchPath'
import { useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn, columnWidths } from '../../shared/list/cells/columns'
import { RowActions } from '../../shared/list/cells/RowActions'
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
        width: widths.product + columnWidths.validity - widths.actions,
        rowHeader: true,
        cell: ({ productName, productType, summary, drawing }) => (
          <DrawnName drawing={drawing}>
            <ProductCell
              name={productName}
              line={productType === 'subscription' ? summary : texts.startsOnDesktop}
            />
          </DrawnName>
        ),
      },
      {
        id: 'use',
        header: texts.useNow,
        width: widths.lastUsed + widths.devices,
        narrow: 'second',
        cell: (row) => <span className={styles.whole}>{standingOf(row)}</span>,
        narrowCell: (row) =>
          [standingOf(row), texts.seatsTaken(row.totalCount - row.unusedCount, row.totalCount)].join(' · '),
      },
      {
        id: 'seats',
        header: texts.seatsNow,
        width: widths.status + widths.actions,
        // The bar would leave no room for the name.
        narrow: 'hidden',
        cell: ({ unusedCount, totalCount }) => <Seats left={unusedCount} total={totalCount} isConcurrent />,
      },
      actionsColumn(texts.actions, widths.actions, (row) => <SharedActions product={row} />),
    ]
  }, [texts, shortTime, locale])
}

/** A cloud app opens here, and says so if all seats are taken. A desktop product is started on the device. */
function SharedActions({
  product: { productId, productName, productType },
}: {
  readonly product: SharedProduct
}) {
  const texts = useTexts(licenceRequestsMessages)
  const { companyId } = useHost()
  if (productType !== 'subscription' || companyId === undefined) return null
  return (
    <RowActions
      row={productName}
      urgent
      onPhone
      main={{
        label: texts.launch,
        name: texts.launchOf(productName),
        opensTab: true,
        to: launchPath({ source: 'company', id: productId, companyId }),
      }}
    />
  )
}
