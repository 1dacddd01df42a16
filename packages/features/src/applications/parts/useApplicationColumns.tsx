import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { Application } from '../api'
import { applicationsMessages } from '../messages'
import { ApplicationActions } from './ApplicationActions'
import { ApplicationStatus } from './ApplicationStatus'

/** As wide as the longest words of a language; the department takes what is left. */
const widths = {
  'zh-CN': { department: 266, status: 100, actions: 168 },
  en: { department: 126, status: 186, actions: 222 },
} as const

export function useApplicationColumns(): readonly ListColumn<Application>[] {
  const texts = useTexts(applicationsMessages)
  const { timestamp } = useFormat()
  const width = widths[useHost().locale]
  return useMemo(
    () => [
      {
        id: 'phone',
        header: texts.phone,
        width: columnWidths.phone,
        cell: (row) => row.phone,
      },
      {
        id: 'name',
        header: texts.name,
        width: 90,
        rowHeader: true,
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
        id: 'inviter',
        header: texts.inviter,
        width: 96,
        cell: (row) => row.inviterName,
      },
      {
        id: 'appliedAt',
        header: texts.appliedAt,
        width: columnWidths.timestamp,
        cell: (row) => timestamp(row.appliedAt),
      },
      {
        id: 'status',
        header: texts.status,
        text: (row) => texts[row.status],
        width: width.status,
        cell: (row) => <ApplicationStatus status={row.status} />,
      },
      actionsColumn(texts.actions, width.actions, (row) => <ApplicationActions application={row} />),
    ],
    [texts, timestamp, width],
  )
}
