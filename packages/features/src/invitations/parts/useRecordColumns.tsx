import type { DataTableColumn } from '@atrium/ui/data-table'
import { StatusBadge } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { useFormat, useTexts } from '../../shared/useHost'
import type { Invitation } from '../api'
import { invitationsMessages } from '../messages'
import { RecordActions } from './RecordActions'
import { statusTones, useStatusNames } from './useStatusNames'

/** @param onRevoke keep it stable */
export function useRecordColumns(
  onRevoke: (invitation: Invitation) => void,
): readonly DataTableColumn<Invitation>[] {
  const texts = useTexts(invitationsMessages)
  const statuses = useStatusNames()
  const { timestamp } = useFormat()
  return useMemo(
    () => [
      { id: 'phone', header: texts.phone, width: 130, rowHeader: true, cell: (row) => row.phone },
      { id: 'name', header: texts.name, width: 100, cell: (row) => row.realName },
      {
        id: 'department',
        header: texts.department,
        width: 210,
        cell: (row) => <TruncatedText keep="end">{row.department}</TruncatedText>,
      },
      {
        id: 'status',
        header: texts.status,
        width: 180,
        cell: ({ inviteStatus }) => (
          <StatusBadge tone={statusTones[inviteStatus]}>{statuses[inviteStatus]}</StatusBadge>
        ),
      },
      { id: 'invitedAt', header: texts.invitedAt, width: 170, cell: (row) => timestamp(row.invitedAt) },
      { id: 'addedAt', header: texts.addedAt, width: 170, cell: (row) => timestamp(row.addedAt) },
      {
        id: 'actions',
        header: texts.actions,
        width: 200,
        resizable: false,
        card: 'actions',
        cell: (row) => <RecordActions invitation={row} onRevoke={onRevoke} />,
      },
    ],
    [texts, timestamp, statuses, onRevoke],
  )
}
