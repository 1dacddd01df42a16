import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { Member } from '../api'
import { departmentsMessages } from '../messages'
import { MemberActions } from './MemberActions'
import { MemberName } from './MemberName'

export function useMemberColumns(): readonly ListColumn<Member>[] {
  const texts = useTexts(departmentsMessages)
  const { timestamp } = useFormat()
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
        text: (row) => row.realName,
        width: 126,
        rowHeader: true,
        cell: (row) => <MemberName member={row} />,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: 140,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      {
        id: 'joinedAt',
        header: texts.joinedAt,
        width: columnWidths.timestamp,
        cell: (row) => timestamp(row.addedAt),
        sortable: true,
        firstDirection: 'desc',
      },
      actionsColumn(texts.actions, 80, (row) => <MemberActions member={row} />),
    ],
    [texts, timestamp],
  )
}
