import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn, columnWidths } from '../../shared/list/cells/columns'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { Reclaim } from '../api'
import { licenceUseMessages } from '../messages'
import styles from './Cells.module.css'
import { ReclaimActions } from './ReclaimActions'

const looks: Readonly<Record<Reclaim['state'], Pick<StatusBadgeProps, 'tone' | 'quiet'>>> = {
  planned: { tone: 'warning' },
  done: { tone: 'success' },
  undone: { tone: 'idle' },
  cancelled: { tone: 'idle' },
  dryRun: { tone: 'accent' },
}

/** As wide as the longest words of a language; the product takes the rest. */
const widths = {
  'zh-CN': { result: 168, status: 104, actions: 120 },
  en: { result: 184, status: 120, actions: 132 },
} as const

export function useReclaimColumns(): readonly ListColumn<Reclaim>[] {
  const texts = useTexts(licenceUseMessages)
  const { serviceTime, shortTime } = useFormat()
  const width = widths[useHost().locale]
  return useMemo(() => {
    const resultOf = ({ state, waiting, total }: Reclaim) => {
      if (state === 'cancelled') return texts.toldCount(total)
      if (state === 'undone') return waiting === 0 ? texts.restored(total) : texts.returned(waiting, total)
      if (state === 'dryRun') return texts.wouldReturn(waiting, total)
      return (state === 'planned' ? texts.willReturn : texts.returned)(waiting, total)
    }
    const stateOf = ({ state }: Reclaim) =>
      ({
        planned: texts.statePlanned,
        done: texts.stateDone,
        undone: texts.stateUndone,
        cancelled: texts.stateCancelled,
        dryRun: texts.stateDryRun,
      })[state]
    const byOf = ({ plannedBy }: Reclaim) => plannedBy || texts.byPolicy
    return [
      {
        id: 'product',
        header: texts.product,
        text: (row) => row.productName,
        rowHeader: true,
        width: 280,
        grows: true,
        cell: (row) => (
          <span className={styles.cell}>
            <TruncatedText lines={2}>{row.productName}</TruncatedText>
            <span className={styles.line}>{texts.idleFor(row.idleDays)}</span>
          </span>
        ),
        narrowCell: (row) => <TruncatedText lines={2}>{row.productName}</TruncatedText>,
      },
      {
        id: 'result',
        header: texts.result,
        text: resultOf,
        width: width.result,
        narrow: 'second',
        narrowCell: (row) => `${shortTime(row.dueAt)} · ${resultOf(row)}`,
        cell: resultOf,
      },
      {
        id: 'dueAt',
        header: texts.due,
        width: columnWidths.timestamp,
        narrow: 'hidden',
        cell: (row) => serviceTime(row.dueAt),
      },
      {
        id: 'state',
        header: texts.status,
        text: stateOf,
        width: width.status,
        narrow: 'end',
        cell: (row) => <StatusBadge {...looks[row.state]}>{stateOf(row)}</StatusBadge>,
      },
      {
        id: 'plannedBy',
        header: texts.plannedBy,
        text: byOf,
        width: 112,
        narrow: 'hidden',
        cell: (row) => <TruncatedText>{byOf(row)}</TruncatedText>,
      },
      actionsColumn(texts.actions, width.actions, (row) => <ReclaimActions reclaim={row} />),
    ]
  }, [texts, serviceTime, shortTime, width])
}
