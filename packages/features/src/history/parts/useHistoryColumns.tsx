import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { columnWidths } from '../../shared/list/cells/columns'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import type { HistoryRow } from '../api'
import { historyMessages } from '../messages'
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
        // A first cell has more space to the edge than others.
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

interface LinesProps {
  readonly lines: readonly string[]
  /** The line below the first one if there are too many. Without it all are shown, one below the other. */
  readonly more?: (count: number) => string
}

const most = 4

/** A few lines in a cell, each cut where it ends. */
function Lines({ lines: all, more }: LinesProps) {
  const lines = more && all.length > most ? [...all.slice(0, most), more(all.length)] : all
  if (lines.length === 0) return nothing
  return (
    <span className={styles.lines} data-ranked={!more || undefined}>
      {lines.map((line) => (
        <TruncatedText key={line}>{line}</TruncatedText>
      ))}
    </span>
  )
}
