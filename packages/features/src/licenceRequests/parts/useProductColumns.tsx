import type { DataTableColumn } from '@atrium/ui/data-table'
import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { OpenProduct } from '../api'
import { licenceRequestsMessages } from '../messages'
import { ProductActions } from './ProductActions'
import { ProductCell } from './ProductCell'
import styles from './ProductCell.module.css'

export function useProductColumns(): readonly DataTableColumn<OpenProduct>[] {
  const texts = useTexts(licenceRequestsMessages)
  const { day } = useFormat()
  return useMemo(() => {
    const standing = ({ request }: OpenProduct) => {
      if (!request) return texts.notAsked
      return request.status === 'waiting'
        ? texts.waitsSince(day(request.appliedAt))
        : texts.refusedBecause(request.answer)
    }
    return [
      {
        id: 'product',
        header: texts.product,
        width: 360,
        grows: true,
        rowHeader: true,
        cell: ({ productName, summary }) => <ProductCell name={productName} line={summary} />,
      },
      {
        id: 'request',
        header: texts.request,
        width: 300,
        narrow: 'second',
        cell: (row) => (
          <span className={styles.whole} data-idle={row.request === null || undefined}>
            {standing(row)}
          </span>
        ),
      },
      actionsColumn(texts.actions, 150, (row) => <ProductActions product={row} />),
    ]
  }, [texts, day])
}
