import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { columnWidths } from '../../shared/list/columnWidths'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useLicenceStatusName } from '../useLicenceStatusName'
import { LicenceStatusBadge } from './LicenceStatusBadge'

export function useCompanyProductColumns(): readonly ListColumn<Product>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const nameOf = useLicenceStatusName()
  return useMemo(() => {
    const daysLeft = ({ licensingType, remainingDays }: Product, say: (days: number) => string) =>
      licensingType === 'permanent' ? texts.permanentDays : say(Math.max(0, remainingDays))
    return [
      {
        id: 'productName',
        header: texts.productName,
        // On the screen each kind has a table of its own.
        text: [
          {
            header: texts.kind,
            cell: (row) => texts[row.productType],
          },
          { header: texts.productName, cell: (row) => row.productName },
        ],
        cell: (row) => <TruncatedText>{row.productName}</TruncatedText>,
        width: 226,
        rowHeader: true,
      },
      {
        id: 'validity',
        header: texts.validity,
        cell: (row) =>
          format.validity({ start: row.startTime, end: row.endTime, licensingType: row.licensingType }),
        width: columnWidths.validity,
      },
      {
        id: 'endTime',
        header: texts.endsAt,
        cell: (row) => (row.licensingType === 'permanent' ? texts.noEnd : format.timestamp(row.endTime)),
        width: columnWidths.timestamp,
      },
      {
        id: 'remainingDays',
        header: texts.remainingDays,
        text: (row) => daysLeft(row, String),
        cell: (row) => daysLeft(row, texts.days),
        sortValue: (row) => row.remainingDays,
        width: 210,
        align: 'end',
      },
      {
        id: 'unUsedCount',
        header: texts.unusedOfTotal,
        text: [
          { header: texts.availableSeats, cell: (row) => String(row.unusedCount) },
          { header: texts.totalSeats, cell: (row) => String(row.totalCount) },
        ],
        cell: (row) => `${format.count(row.unusedCount)} (${format.count(row.totalCount)})`,
        width: 152,
        align: 'end',
      },
      {
        id: 'snStatus',
        header: texts.status,
        text: (row) => nameOf(row.status),
        cell: (row) => <LicenceStatusBadge status={row.status} />,
        width: 112,
      },
    ]
  }, [texts, format, nameOf])
}
