import type { DataTableColumn } from '@atrium/ui/data-table'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { useFormat } from '../../shared/useHost'
import type { OrderRow } from '../api'
import { ordersAtom } from '../atoms'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'
import { OrderActions } from './OrderActions'
import { OrderStatusBadge } from './OrderStatusBadge'

export function useOrderColumns(): readonly DataTableColumn<OrderRow>[] {
  const texts = useOrdersTexts()
  const { timestamp } = useFormat()
  const yuan = useYuan()
  const refresh = useSetAtom(ordersAtom)
  return useMemo(
    () => [
      { id: 'orderNo', header: texts.orderNo, cell: (row) => row.orderNo, width: 166, rowHeader: true },
      {
        id: 'productName',
        header: texts.product,
        cell: (row) => <TruncatedText>{row.productName}</TruncatedText>,
        width: 146,
      },
      {
        id: 'orderAmount',
        header: texts.orderAmount,
        cell: (row) => yuan.plain(row.orderAmount),
        card: 'hidden',
        width: 92,
        align: 'end',
      },
      {
        id: 'payAmount',
        header: texts.payAmount,
        cell: (row) => yuan.plain(row.payAmount),
        width: 92,
        align: 'end',
      },
      {
        id: 'actualAmount',
        header: texts.actualAmount,
        cell: (row) => yuan.plain(row.actualAmount),
        card: 'hidden',
        width: 92,
        align: 'end',
      },
      { id: 'createdAt', header: texts.createdAt, cell: (row) => timestamp(row.createdAt), width: 160 },
      {
        id: 'status',
        header: texts.status,
        cell: (row) => <OrderStatusBadge status={row.orderStatus.name} />,
        width: 146,
      },
      {
        id: 'payType',
        header: texts.payType,
        card: 'hidden',
        cell: (row) => (row.payType ? texts[row.payType] : (row.payTypeDescription ?? '–')),
        width: 84,
      },
      {
        id: 'actions',
        header: texts.actions,
        cell: (row) => (
          <OrderActions
            orderNo={row.orderNo}
            status={row.orderStatus.name}
            onChanged={refresh}
            onRemoved={refresh}
          />
        ),
        width: 186,
        resizable: false,
        card: 'actions',
      },
    ],
    [texts, timestamp, yuan, refresh],
  )
}
