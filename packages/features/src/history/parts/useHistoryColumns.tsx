import type { DataTableColumn } from '@atrium/ui/data-table'
import { useMemo } from 'react'
import { useFormat, useTexts } from '../../shared/useHost'
import { historyMessages } from '../messages'
import type { HistoryRow } from '../wire'
import { Lines } from './Lines'
import { useDescribeRow } from './useDescribeRow'

export function useHistoryColumns(): readonly DataTableColumn<HistoryRow>[] {
  const texts = useTexts(historyMessages)
  const format = useFormat()
  const describe = useDescribeRow()
  return useMemo(
    () => [
      { id: 'at', header: texts.at, cell: ({ at }) => format.timestamp(at), width: 170 },
      { id: 'operation', header: texts.operation, cell: describe.operation, width: 170, rowHeader: true },
      { id: 'actor', header: texts.actor, cell: describe.actor, width: 110 },
      {
        id: 'touched',
        header: texts.touched,
        cell: (row) => <Lines lines={describe.touched(row)} />,
        width: 360,
      },
      {
        id: 'changes',
        header: texts.changes,
        cell: (row) => <Lines lines={describe.changes(row)} more={texts.moreChanges} />,
        width: 240,
      },
    ],
    [texts, format, describe],
  )
}
