import type { DataTableColumn } from '@atrium/ui/data-table'
import { useMemo } from 'react'
import { useFormat } from '../../shared/useHost'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { UngrantedUser } from '../wire'
import { DepartmentName } from './DepartmentName'

export function useUngrantedColumns(): readonly DataTableColumn<UngrantedUser>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'phone', header: texts.phone, cell: (row) => row.phone, width: 128 },
      { id: 'realName', header: texts.name, cell: (row) => row.realName, width: 88, rowHeader: true },
      {
        id: 'department',
        header: texts.department,
        cell: (row) => <DepartmentName path={row.department} />,
        width: 132,
      },
      {
        id: 'useSNCount',
        header: texts.grantCount,
        cell: (row) => row.useSNCount,
        width: 84,
        align: 'end',
      },
      {
        id: 'addedAt',
        header: texts.joinedAt,
        cell: (row) => format.timestamp(row.addedAt),
        sortValue: (row) => row.addedAt,
        width: 174,
      },
    ],
    [texts, format],
  )
}
