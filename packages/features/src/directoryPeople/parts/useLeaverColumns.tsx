import { Button } from '@atrium/ui/button'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn } from '../../shared/list/cells/columns'
import { PersonCell } from '../../shared/list/cells/PersonCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import type { DirectoryLeaver } from '../api'
import { directoryPeopleMessages } from '../messages'

/** As wide as the longest words of a language. */
const widths = { 'zh-CN': { actions: 116 }, en: { actions: 104 } } as const

export function useLeaverColumns(
  onReturn: (leaver: DirectoryLeaver) => void,
): readonly ListColumn<DirectoryLeaver>[] {
  const texts = useTexts(directoryPeopleMessages)
  const { timestamp, serviceDay } = useFormat()
  const width = widths[useHost().locale]
  return useMemo(
    () => [
      {
        id: 'name',
        header: texts.person,
        text: [
          { header: texts.person, cell: (row) => row.name },
          { header: texts.phone, cell: (row) => row.phone },
        ],
        width: 190,
        rowHeader: true,
        cell: (row) => <PersonCell name={row.name} phone={row.phone} />,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.departmentName,
        width: 220,
        grows: true,
        narrow: 'second',
        narrowCell: (row) => `${timestamp(row.leftAt)} · ${row.departmentName || nothing}`,
        cell: (row) => <TruncatedText lines={2}>{row.departmentName || nothing}</TruncatedText>,
      },
      {
        id: 'leftAt',
        header: texts.leftAt,
        text: (row) => timestamp(row.leftAt),
        width: 160,
        narrow: 'hidden',
        cell: (row) => timestamp(row.leftAt),
      },
      {
        id: 'returnsUntil',
        header: texts.returnsUntil,
        text: (row) => serviceDay(row.returnsUntil),
        width: 140,
        narrow: 'hidden',
        cell: (row) => serviceDay(row.returnsUntil),
      },
      actionsColumn(texts.actions, width.actions, (row) => (
        <Button
          size="small"
          variant="ghost"
          aria-label={texts.takeBackOf(row.name)}
          onClick={() => onReturn(row)}
        >
          {texts.takeBack}
        </Button>
      )),
    ],
    [texts, timestamp, serviceDay, width, onReturn],
  )
}
