import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { columnWidths } from '../../shared/list/columnWidths'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { HistoryRow } from '../api'
import { historyMessages } from '../messages'
import { Lines } from './Lines'
import styles from './Lines.module.css'
import { useDescribeRow } from './useDescribeRow'

export function useHistoryColumns(): readonly ListColumn<HistoryRow>[] {
  const texts = useTexts(historyMessages)
  const format = useFormat()
  const describe = useDescribeRow()
  return useMemo(
    () => [
      {
        id: 'at',
        header: texts.at,
        cell: ({ at }) => format.timestamp(at),
        // A first cell has more room to the edge than others.
        width: columnWidths.timestamp + 8,
      },
      {
        id: 'operation',
        header: texts.operation,
        text: describe.operation,
        cell: (row) => <span className={styles.verb}>{describe.operation(row)}</span>,
        width: 228,
        rowHeader: true,
      },
      {
        id: 'actor',
        narrow: 'end',
        header: texts.actor,
        text: describe.actor,
        cell: describe.actor,
        width: 104,
      },
      {
        id: 'touched',
        header: texts.touched,
        text: (row) => describe.touched(row).join('\n'),
        cell: (row) => <Lines lines={describe.touched(row)} />,
        width: 300,
      },
      {
        id: 'changes',
        narrow: 'hidden',
        header: texts.changes,
        text: (row) => describe.changes(row).join('\n'),
        cell: (row) => <Lines lines={describe.changes(row)} more={texts.moreChanges} />,
        width: 244,
        grows: true,
      },
    ],
    [texts, format, describe],
  )
}
