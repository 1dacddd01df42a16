import { Card } from '@atrium/ui/card'
import { DataTable, type DataTableColumn } from '@atrium/ui/data-table'
import { useMemo } from 'react'
import { amountsWidth } from '../../shared/list/cells/columns'
import styles from '../../shared/list/TableCard.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Order } from '../api'
import { itemKey, useItemTerm } from '../useEffects'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'

type Item = Order['items'][number]

/** The ordered items. */
export function Goods({ order }: { readonly order: Order }) {
  const texts = useOrdersTexts()
  const labels = useSharedLabels()
  const { count } = useFormat()
  const yuan = useYuan()
  const termOf = useItemTerm()
  const columns = useMemo<readonly DataTableColumn<Item>[]>(
    () => [
      {
        id: 'product',
        header: texts.productName,
        cell: (row) => row.productName,
        width: 300,
        rowHeader: true,
      },
      { id: 'package', header: texts.sellingPackage, cell: (row) => row.packageName, width: 180 },
      {
        id: 'duration',
        header: texts.duration,
        cell: termOf,
        width: 120,
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
      {
        id: 'unitPrice',
        header: texts.unitPrice,
        cell: (row) => yuan.plain(row.unitPrice),
        width: amountsWidth(order.items.map((row) => yuan.plain(row.unitPrice))),
        align: 'end',
        narrow: 'hidden',
      },
      {
        id: 'lineAmount',
        header: texts.lineAmount,
        cell: (row) => yuan.plain(row.lineAmount),
        narrowCell: (row) => row.lineAmount !== null && yuan.signed(row.lineAmount),
        width: amountsWidth(order.items.map((row) => yuan.plain(row.lineAmount))),
        align: 'end',
        narrow: 'end',
      },
    ],
    [texts, count, yuan, termOf, order.items],
  )
  return (
    <Card title={texts.goods} padding="none" className={styles.card}>
      <DataTable
        caption={texts.goodsTable}
        labels={labels.table}
        columns={columns}
        rows={order.items}
        getRowId={itemKey}
        reservedRows={order.items.length}
        virtual={false}
        resizable={false}
      />
    </Card>
  )
}
