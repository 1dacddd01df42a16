import type { DataTableColumn } from '@atrium/ui/data-table'
import { useMemo } from 'react'
import { DrawnName } from '../../shared/drawing/DrawnName'
import { useHost, useTexts } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import type { OpenProduct } from '../api'
import { licenceRequestsMessages } from '../messages'
import { ownWidths } from './ownWidths'
import { ProductActions } from './ProductActions'
import { ProductCell } from './ProductCell'
import styles from './ProductCell.module.css'

export function useProductColumns(): readonly DataTableColumn<OpenProduct>[] {
  const texts = useTexts(licenceRequestsMessages)
  const { day } = useFormat()
  const { locale } = useHost()
  return useMemo(() => {
    const widths = ownWidths[locale]
    const standingOf = ({ status, appliedAt, answer }: NonNullable<OpenProduct['request']>) => (
      <span className={styles.whole}>
        {status === 'waiting' ? texts.waitsSince(day(appliedAt)) : texts.refusedBecause(answer)}
      </span>
    )
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
        id: 'request',
        header: texts.request,
        width: widths.devices + widths.status,
        narrow: 'second',
        cell: ({ request }) => (request ? standingOf(request) : nothing),
        narrowCell: ({ request, summary }) => (request ? standingOf(request) : summary),
      },
      actionsColumn(texts.actions, widths.actions, (row) => <ProductActions product={row} />),
    ]
  }, [texts, day, locale])
}
