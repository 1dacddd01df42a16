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
  return useMemo(
    () =>
      ({
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
          text: (row) => nameOf(row.status),
          cell: (row) => <LicenceStatusBadge status={row.status} />,
        },
      }) satisfies Readonly<Record<string, ListColumn<Product>>>,
    [texts, format, nameOf],
  )
}
