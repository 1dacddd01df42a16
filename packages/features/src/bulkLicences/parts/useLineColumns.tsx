import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { memberColumn } from '../../shared/list/cells/memberColumn'
import type { ListColumn } from '../../shared/list/ListColumn'
import type { BulkLine } from '../api'
import { bulkLicencesMessages } from '../messages'

const looks: Readonly<Record<BulkLine['state'], Pick<StatusBadgeProps, 'tone' | 'quiet'>>> = {
  waiting: { tone: 'neutral' },
  done: { tone: 'success' },
  skipped: { tone: 'idle' },
  failed: { tone: 'warning' },
  undone: { tone: 'idle' },
}

/** The name of each state of a line. */
export function useLineStateNames(): Readonly<Record<BulkLine['state'], string>> {
  const texts = useTexts(bulkLicencesMessages)
  return useMemo(
    () => ({
      waiting: texts.lineWaiting,
      done: texts.lineDone,
      skipped: texts.lineSkipped,
      failed: texts.lineFailed,
      undone: texts.lineUndone,
    }),
    [texts],
  )
}

export function useLineColumns(): readonly ListColumn<BulkLine>[] {
  const texts = useTexts(bulkLicencesMessages)
  const states = useLineStateNames()
  return useMemo(
    () => [
      memberColumn({ header: texts.member, phone: texts.phone, name: texts.name }, 184),
      {
        id: 'product',
        header: texts.product,
        text: (row) => row.productName,
        width: 220,
        narrow: 'second',
        cell: (row) => <TruncatedText lines={2}>{row.productName}</TruncatedText>,
        narrowCell: (row) => (row.reason ? `${row.productName} · ${texts[row.reason]}` : row.productName),
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: 200,
        grows: true,
        narrow: 'hidden',
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      {
        id: 'state',
        header: texts.result,
        text: (row) => states[row.state],
        width: 110,
        narrow: 'end',
        cell: (row) => <StatusBadge {...looks[row.state]}>{states[row.state]}</StatusBadge>,
      },
      {
        id: 'reason',
        header: texts.reason,
        text: (row) => (row.reason ? texts[row.reason] : ''),
        width: 240,
        narrow: 'hidden',
        cell: (row) => row.reason && <TruncatedText lines={2}>{texts[row.reason]}</TruncatedText>,
      },
    ],
    [texts, states],
  )
}
