import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { quietActionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { PersonCell } from '../../shared/list/PersonCell'
import { personLine } from '../../shared/list/personLine'
import table from '../../shared/list/TableCard.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import type { MemberRow } from '../api'
import { departmentsMessages } from '../messages'
import { MemberActions } from './MemberActions'
import { MemberName, type MemberNameProps } from './MemberName'

export function useMemberColumns(): readonly ListColumn<MemberRow>[] {
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
        // Usual names are whole beside the pencil and what an administrator is marked by.
        width: 208,
        rowHeader: true,
        cell: (row) => <Person member={row} />,
        narrowCell: (row) => <Person member={row} readOnly />,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        width: 150,
        grows: true,
        narrow: 'second',
        narrowCell: personLine,
        cell: (row) => <DepartmentCell path={row.department} />,
      },
      {
        id: 'licences',
        header: texts.licenceCount,
        text: (row) => String(row.licenceCount),
        width: 84,
        align: 'end',
        narrow: 'end',
        narrowCell: (row) => texts.licencesHeld(row.licenceCount),
        cell: (row) => (
          <span className={table.figure} data-zero={row.licenceCount === 0 || undefined}>
            {row.licenceCount}
          </span>
        ),
      },
      {
        id: 'joinedAt',
        header: texts.joinedAt,
        // What acts on the row comes over its end, and leaves the time whole.
        width: columnWidths.timestamp + 24,
        narrow: 'hidden',
        cell: (row) => timestamp(row.addedAt),
        sortable: true,
        firstDirection: 'desc',
      },
      quietActionsColumn(texts.actions, 64, (row) => <MemberActions member={row} />),
    ],
    [texts, timestamp],
  )
}

const Person = ({ member, readOnly }: MemberNameProps) => (
  <PersonCell name={member.realName} picture={member.picture} phone={member.phone}>
    <MemberName member={member} readOnly={readOnly} />
  </PersonCell>
)
