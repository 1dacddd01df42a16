import { Button } from '@atrium/ui/button'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useMemo, useRef } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { actionsColumn } from '../../shared/list/cells/columns'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { PersonCell } from '../../shared/list/cells/PersonCell'
import type { ListColumn } from '../../shared/list/ListColumn'
import { LastUse } from '../../shared/use/LastUse'
import { lastUseMessages } from '../../shared/use/messages'
import { wordsOfUse } from '../../shared/use/wordsOfUse'
import type { SeatHolder } from '../api'
import { renewalsMessages } from '../messages'

interface Choice {
  readonly isLosing: (holder: SeatHolder) => boolean
  readonly onToggle: (holder: SeatHolder) => void
}

export function useSeatHolderColumns({ isLosing, onToggle }: Choice): readonly ListColumn<SeatHolder>[] {
  const texts = useTexts(renewalsMessages)
  const use = useTexts(lastUseMessages)
  const latest = useRef(onToggle)
  latest.current = onToggle
  return useMemo(
    () => [
      {
        id: 'realName',
        header: texts.member,
        text: [
          { header: texts.phone, cell: (row) => row.phone },
          { header: texts.member, cell: (row) => row.realName },
        ],
        cell: (row) => <PersonCell name={row.realName} picture={row.picture} phone={row.phone} />,
        width: 200,
        rowHeader: true,
      },
      {
        id: 'department',
        header: texts.department,
        text: (row) => row.department,
        cell: (row) => <DepartmentCell path={row.department} />,
        width: 280,
        grows: true,
        narrow: 'hidden',
      },
      {
        id: 'lastUsedOn',
        header: use.lastUsed,
        text: [
          { header: use.lastUsed, cell: (row) => row.lastUsedOn ?? use.never },
          { header: use.idleDays, cell: (row) => String(row.idleDays) },
        ],
        cell: (row) => <LastUse {...row} />,
        width: 150,
        narrow: 'second',
        narrowCell: (row) => wordsOfUse(row, use),
      },
      {
        id: 'result',
        header: texts.result,
        text: (row) => (isLosing(row) ? texts.lose : texts.keep),
        width: 130,
        narrow: 'end',
        cell: (row) => (
          <StatusBadge tone={isLosing(row) ? 'warning' : 'success'} quiet={!isLosing(row)}>
            {isLosing(row) ? texts.lose : texts.keep}
          </StatusBadge>
        ),
      },
      actionsColumn(texts.operations, 120, (row) => (
        <Button
          size="small"
          variant="ghost"
          aria-label={(isLosing(row) ? texts.makeKeepOf : texts.makeLoseOf)(row.realName)}
          onClick={() => latest.current(row)}
        >
          {isLosing(row) ? texts.makeKeep : texts.makeLose}
        </Button>
      )),
    ],
    [texts, use, isLosing],
  )
}
