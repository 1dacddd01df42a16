import type { DataTableColumn } from '@atrium/ui/data-table'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { useFormat } from '../../shared/useHost'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { Product } from '../wire'
import { LicenceStatusBadge } from './LicenceStatusBadge'

export function useCompanyProductColumns(): readonly DataTableColumn<Product>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'productName',
        header: texts.productName,
        cell: (row) => <TruncatedText>{row.productName}</TruncatedText>,
        width: 300,
        rowHeader: true,
      },
      {
        id: 'validity',
        header: texts.validity,
        cell: (row) =>
          format.validity({ start: row.startTime, end: row.endTime, licensingType: row.licensingType }),
        width: 190,
      },
      {
        id: 'endTime',
        header: texts.endsAt,
        cell: (row) => (row.licensingType === 'permanent' ? texts.noEnd : format.timestamp(row.endTime)),
        width: 180,
      },
      {
        id: 'remainingDays',
        header: texts.remainingDays,
        cell: (row) => texts.days(Math.max(0, row.remainingDays)),
        sortValue: (row) => row.remainingDays,
        width: 110,
        align: 'end',
      },
      {
        id: 'unUsedCount',
        header: texts.unusedOfTotal,
        cell: (row) => `${format.count(row.unUsedCount)} (${format.count(row.totalCount)})`,
        width: 160,
        align: 'end',
      },
      {
        id: 'snStatus',
        header: texts.status,
        cell: (row) => <LicenceStatusBadge status={row.snStatus} />,
        width: 96,
      },
    ],
    [texts, format],
  )
}
