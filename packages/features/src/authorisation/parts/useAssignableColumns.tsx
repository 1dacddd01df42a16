import type { DataTableColumn } from '@atrium/ui/data-table'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { useFormat } from '../../shared/useHost'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useLicenceStatusName } from '../useLicenceStatusName'
import type { AssignableProduct } from '../wire'
import { LicenceStatusBadge } from './LicenceStatusBadge'

export function useAssignableColumns() {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const nameOf = useLicenceStatusName()
  const columns = useMemo(
    (): readonly DataTableColumn<AssignableProduct>[] => [
      {
        id: 'productName',
        header: texts.productName,
        cell: (row) => <TruncatedText>{row.productName}</TruncatedText>,
        width: 230,
        rowHeader: true,
      },
      {
        id: 'unUsedSNCount',
        header: texts.unusedOfTotal,
        cell: (row) => `${format.count(row.unUsedSNCount)} (${format.count(row.allSNCount)})`,
        width: 150,
        align: 'end',
      },
      {
        id: 'validity',
        header: texts.validity,
        cell: (row) =>
          format.validity({ start: row.startAt, end: row.endAt, licensingType: row.licensingType }),
        width: 190,
      },
      {
        id: 'snStatus',
        header: texts.status,
        cell: (row) => <LicenceStatusBadge status={row.snStatus} />,
        width: 96,
      },
      {
        id: 'remarks',
        header: texts.remarks,
        cell: (row) => <TruncatedText>{row.remarks}</TruncatedText>,
        width: 100,
      },
    ],
    [texts, format],
  )
  const isSelectable = (row: AssignableProduct) => {
    if (row.snStatus !== 'normal') return texts.notSelectable(nameOf(row.snStatus))
    return row.unUsedSNCount > 0 || texts.noSeats
  }
  return { columns, isSelectable }
}
