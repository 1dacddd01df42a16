import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { columnWidths } from '../../shared/columnWidths'
import type { ListColumn } from '../../shared/ListColumn'
import { useFormat, useTexts } from '../../shared/useHost'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'
import { ApplicationActions } from './ApplicationActions'
import { ApplicationStatus, statusWords } from './ApplicationStatus'

export function useApplicationColumns(): readonly ListColumn<Application>[] {
  const texts = useTexts(applicationsMessages)
  const { timestamp } = useFormat()
  return useMemo(
    () => [
      {
        id: 'phone',
        header: texts.phone,
        text: (row) => row.phone,
        width: columnWidths.phone,
        cell: (row) => row.phone,
      },
      {
        id: 'name',
        header: texts.name,
        text: (row) => row.realName,
        width: 110,
        rowHeader: true,
        cell: (row) => row.realName,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: 190,
        // Where room is short its start is cut: all departments share the company's name.
        cell: (row) => <TruncatedText keep="end">{row.department}</TruncatedText>,
      },
      {
        id: 'inviter',
        header: texts.inviter,
        text: (row) => row.inviterName,
        width: 90,
        cell: (row) => row.inviterName,
      },
      {
        id: 'appliedAt',
        header: texts.appliedAt,
        text: (row) => timestamp(row.appliedAt),
        width: columnWidths.timestamp,
        cell: (row) => timestamp(row.appliedAt),
      },
      {
        id: 'status',
        header: texts.status,
        text: (row) => texts[statusWords[row.inviteStatus]],
        width: 170,
        cell: (row) => <ApplicationStatus status={row.inviteStatus} />,
      },
      {
        id: 'actions',
        header: texts.actions,
        text: 'none',
        width: 220,
        resizable: false,
        card: 'actions',
        cell: (row) => <ApplicationActions application={row} />,
      },
    ],
    [texts, timestamp],
  )
}
