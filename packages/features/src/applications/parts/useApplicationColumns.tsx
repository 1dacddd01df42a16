import type { DataTableColumn } from '@atrium/ui/data-table'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { useFormat, useTexts } from '../../shared/useHost'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'
import { ApplicationActions } from './ApplicationActions'
import { ApplicationStatus } from './ApplicationStatus'

export function useApplicationColumns(): readonly DataTableColumn<Application>[] {
  const texts = useTexts(applicationsMessages)
  const { timestamp } = useFormat()
  return useMemo(
    () => [
      { id: 'phone', header: texts.phone, width: 120, cell: (row) => row.phone },
      { id: 'name', header: texts.name, width: 110, rowHeader: true, cell: (row) => row.realName },
      {
        id: 'department',
        header: texts.department,
        width: 190,
        // Where room is short its start is cut: all departments share the company's name.
        cell: (row) => <TruncatedText keep="end">{row.department}</TruncatedText>,
      },
      { id: 'inviter', header: texts.inviter, width: 90, cell: (row) => row.inviterName },
      { id: 'appliedAt', header: texts.appliedAt, width: 170, cell: (row) => timestamp(row.appliedAt) },
      {
        id: 'status',
        header: texts.status,
        width: 170,
        cell: (row) => <ApplicationStatus status={row.inviteStatus} />,
      },
      {
        id: 'actions',
        header: texts.actions,
        width: 220,
        resizable: false,
        card: 'actions',
        cell: (row) => <ApplicationActions application={row} />,
      },
    ],
    [texts, timestamp],
  )
}
