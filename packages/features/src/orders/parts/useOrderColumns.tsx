import type { DataTableColumn } from '@atrium/ui/data-table'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { nothing } from '../../shared/format'
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
      { id: 'orderNo', header: texts.orderNo, cell: (row) => row.orderNo, width: 178, rowHeader: true },
      {
        id: 'productName',
        header: texts.product,
        cell: (row) => <TruncatedText>{row.productName}</TruncatedText>,
        width: 156,
      },
      {
        id: 'payAmount',
        header: texts.payAmount,
        cell: (row) => yuan.plain(row.payAmount),
        width: 100,
        align: 'end',
      },
      {
        id: 'actualAmount',
        header: texts.actualAmount,
        cell: (row) => yuan.plain(row.actualAmount),
        card: 'hidden',
        width: 100,
        align: 'end',
      },
      { id: 'createdAt', header: texts.createdAt, cell: (row) => timestamp(row.createdAt), width: 164 },
      {
        id: 'status',
        header: texts.status,
        cell: (row) => <OrderStatusBadge status={row.orderStatus.name} />,
        width: 160,
      },
      {
        id: 'payType',
        header: texts.payType,
        card: 'hidden',
        cell: (row) => (
          <TruncatedText>
            {row.payType ? texts[row.payType] : (row.payTypeDescription ?? nothing)}
          </TruncatedText>
        ),
        width: 112,
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
        width: 190,
        resizable: false,
        card: 'actions',
      },
    ],
    [texts, timestamp, yuan, refresh],
  )
}
