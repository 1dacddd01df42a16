import { StatusBadge } from '@atrium/ui/status-badge'
import { useMemo } from 'react'
import { columnWidths } from '../../shared/list/columnWidths'
import type { ListColumn } from '../../shared/list/ListColumn'
import { Seats } from '../../shared/seats/Seats'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useLicenceStatusName } from '../useLicenceStatusName'
import { LicenceStatusBadge } from './LicenceStatusBadge'

/** Columns that every list of products has. */
export function useProductFacts() {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const nameOf = useLicenceStatusName()
  return useMemo(() => {
    /** What a normal one needs somebody for. */
    function exceptionOf({ status, unusedCount, totalCount, licensingType, remainingDays }: Product) {
      if (status !== 'normal') return undefined
      if (unusedCount === 0 && totalCount > 0) return texts.full
      return licensingType === 'dated' && remainingDays <= soon ? texts.endsIn(remainingDays) : undefined
    }
    return {
      validity: {
        id: 'validity',
        header: texts.validity,
        cell: (row) =>
          format.validity({ start: row.startTime, end: row.endTime, licensingType: row.licensingType }),
        width: columnWidths.validity,
      },
      seats: {
        id: 'unUsedCount',
        header: texts.unusedOfTotal,
        text: [
          { header: texts.availableSeats, cell: (row) => String(row.unusedCount) },
          { header: texts.totalSeats, cell: (row) => String(row.totalCount) },
        ],
        cell: (row) => (
          <Seats
            left={row.unusedCount}
            passedOn={row.passedOn}
            total={row.totalCount}
            isActive={row.isActive}
          />
        ),
      },
      status: {
        id: 'snStatus',
        header: texts.status,
        text: (row) => exceptionOf(row) ?? nameOf(row.status),
        cell: (row) => {
          const exception = exceptionOf(row)
          return exception ? (
            <StatusBadge tone="warning">{exception}</StatusBadge>
          ) : (
            <LicenceStatusBadge status={row.status} />
          )
        },
      },
    } satisfies Readonly<Record<string, ListColumn<Product>>>
  }, [texts, format, nameOf])
}

/** In days. */
const soon = 30
