import { Card } from '@atrium/ui/card'
import { DataTable, type DataTableColumn } from '@atrium/ui/data-table'
import { useMemo } from 'react'
import styles from '../../shared/list/TableCard.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Order } from '../api'
import { useOrdersTexts } from '../useOrdersTexts'

type Item = Order['items'][number]

/** What was ordered. */
export function Goods({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const labels = useSharedLabels()
  const { count } = useFormat()
  const columns = useMemo<readonly DataTableColumn<Item>[]>(
    () => [
      {
        id: 'product',
        header: texts.productName,
        cell: (row) => row.productName,
        width: 320,
        rowHeader: true,
      },
      { id: 'package', header: texts.sellingPackage, cell: (row) => row.packageName, width: 220 },
      {
        id: 'duration',
        header: texts.duration,
        cell: ({ months }) => (months === null ? texts.forever : texts.months(months)),
        width: 160,
      },
      {
        id: 'quantity',
        header: texts.quantity,
        cell: (row) => count(row.quantity),
        narrowCell: (row) => `× ${count(row.quantity)}`,
        width: 120,
        align: 'end',
        narrow: 'end',
      },
    ],
    [texts, count],
  )
  return (
    <Card title={texts.goods} padding="none" className={styles.card}>
      <DataTable
        caption={texts.goodsTable}
        labels={labels.table}
        columns={columns}
        rows={order.items}
        getRowId={(row) => `${row.productName} ${row.packageName}`}
        reservedRows={order.items.length}
        virtual={false}
        resizable={false}
      />
    </Card>
  )
}
