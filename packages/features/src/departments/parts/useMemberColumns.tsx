import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { PersonCell } from '../../shared/list/PersonCell'
import { personLine } from '../../shared/list/personLine'
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
        id: 'name',
        header: texts.member,
        text: [
          { header: texts.phone, cell: (row) => row.phone },
          { header: texts.name, cell: (row) => row.realName },
        ],
        width: 200,
        rowHeader: true,
        cell: (row) => (
          <PersonCell name={row.realName} picture={row.picture} phone={row.phone}>
            <MemberName member={row} />
          </PersonCell>
        ),
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: 180,
        narrow: 'second',
        narrowCell: personLine,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      {
        id: 'joinedAt',
        header: texts.joinedAt,
        width: columnWidths.timestamp,
        narrow: 'hidden',
        cell: (row) => timestamp(row.addedAt),
        sortable: true,
        firstDirection: 'desc',
      },
      actionsColumn(texts.actions, 88, (row) => <MemberActions member={row} />),
    ],
    [texts, timestamp],
  )
}
