import { StatusBadge } from '@atrium/ui/status-badge'
import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import { inviteTones } from '../../shared/list/inviteTones'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { Invitation } from '../api'
import { invitationsMessages } from '../messages'
import { RecordActions } from './RecordActions'

/** As wide as the longest words of a language; the department takes what is left. */
const widths = {
  'zh-CN': { department: 254, status: 100, actions: 150 },
  en: { department: 128, status: 186, actions: 190 },
} as const

/** @param onRevoke keep it stable */
export function useRecordColumns(
  onRevoke: (invitation: Invitation) => void,
): readonly ListColumn<Invitation>[] {
  const texts = useTexts(invitationsMessages)
  const { timestamp } = useFormat()
  const width = widths[useHost().locale]
  return useMemo(
    () => [
      {
        id: 'phone',
        header: texts.phone,
        width: columnWidths.phone,
        rowHeader: true,
        cell: (row) => row.phone,
      },
      {
        id: 'name',
        header: texts.name,
        width: 90,
        cell: (row) => row.realName,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: width.department,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      {
        id: 'status',
        header: texts.status,
        text: (row) => texts[row.status],
        width: width.status,
        cell: ({ status }) => <StatusBadge tone={inviteTones[status]}>{texts[status]}</StatusBadge>,
      },
      {
        id: 'invitedAt',
        header: texts.invitedAt,
        width: columnWidths.timestamp,
        cell: (row) => timestamp(row.invitedAt),
      },
      {
        id: 'addedAt',
        header: texts.addedAt,
        width: columnWidths.timestamp,
        cell: (row) => timestamp(row.addedAt),
      },
      actionsColumn(texts.actions, width.actions, (row) => (
        <RecordActions invitation={row} onRevoke={onRevoke} />
      )),
    ],
    [texts, timestamp, width, onRevoke],
  )
}
