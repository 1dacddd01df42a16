import type { DataTableColumn } from '@atrium/ui/data-table'
import { useMemo } from 'react'
import { useFormat, useTexts } from '../../shared/useHost'
import type { Member } from '../api'
import { departmentsMessages } from '../messages'
import { DepartmentPath } from './DepartmentPath'
import { MemberActions } from './MemberActions'
import { MemberName } from './MemberName'

export function useMemberColumns(): readonly DataTableColumn<Member>[] {
  const texts = useTexts(departmentsMessages)
  const { timestamp } = useFormat()
  return useMemo(
    () => [
      { id: 'phone', header: texts.phone, width: 120, cell: (row) => row.phone },
      {
        id: 'name',
        header: texts.name,
        width: 150,
        rowHeader: true,
        cell: (row) => <MemberName member={row} />,
      },
      {
        id: 'department',
        header: texts.department,
        width: 210,
        cell: (row) => <DepartmentPath path={row.department} />,
      },
      {
        id: 'joinedAt',
        header: texts.joinedAt,
        width: 168,
        cell: (row) => timestamp(row.addedAt),
        sortable: true,
        firstDirection: 'desc',
      },
      {
        id: 'actions',
        header: texts.actions,
        width: 80,
        resizable: false,
        card: 'actions',
        cell: (row) => <MemberActions member={row} />,
      },
    ],
    [texts, timestamp],
  )
}
