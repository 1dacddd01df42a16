import { StatusBadge, type StatusBadgeProps } from '@atrium/ui/status-badge'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { PersonCell } from '../../shared/list/cells/PersonCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import type { DirectoryPerson } from '../api'
import { directoryPeopleMessages } from '../messages'

const looks: Readonly<Record<DirectoryPerson['status'], Pick<StatusBadgeProps, 'tone' | 'quiet'>>> = {
  member: { tone: 'success', quiet: true },
  invited: { tone: 'accent' },
  waiting: { tone: 'warning' },
  inactive: { tone: 'idle' },
}

/** As wide as the longest words of a language. */
const widths = { 'zh-CN': { status: 110, reason: 220 }, en: { status: 120, reason: 280 } } as const

export function usePersonColumns(): readonly ListColumn<DirectoryPerson>[] {
  const texts = useTexts(directoryPeopleMessages)
  const width = widths[useHost().locale]
  return useMemo(() => {
    const reasonOf = ({ reason }: DirectoryPerson) => (reason === null ? '' : texts[reason])
    return [
      {
        id: 'name',
        header: texts.person,
        text: [
          { header: texts.person, cell: (row) => row.name },
          { header: texts.phone, cell: (row) => row.phone },
        ],
        width: 190,
        rowHeader: true,
        cell: (row) => <PersonCell name={row.name} phone={row.phone || texts.noPhone} />,
      },
      {
        id: 'userName',
        header: texts.userName,
        text: (row) => row.userName,
        width: 220,
        grows: true,
        narrow: 'second',
        narrowCell: (row) => reasonOf(row) || row.userName,
        cell: (row) => <TruncatedText lines={2}>{row.userName}</TruncatedText>,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.departmentName,
        width: 180,
        narrow: 'hidden',
        cell: (row) => <TruncatedText lines={2}>{row.departmentName || nothing}</TruncatedText>,
      },
      {
        id: 'reason',
        header: texts.reason,
        text: reasonOf,
        width: width.reason,
        narrow: 'hidden',
        cell: (row) => <TruncatedText lines={2}>{reasonOf(row) || nothing}</TruncatedText>,
      },
      {
        id: 'status',
        header: texts.status,
        text: (row) => texts[row.status],
        width: width.status,
        narrow: 'end',
        cell: ({ status }) => <StatusBadge {...looks[status]}>{texts[status]}</StatusBadge>,
      },
    ]
  }, [texts, width])
}
