import { useMemo } from 'react'
import { LicenceState, useLicenceWords } from '../../shared/licence/LicenceState'
import { columnWidths } from '../../shared/list/cells/columns'
import type { ListColumn } from '../../shared/list/ListColumn'
import { Seats } from '../../shared/seats/Seats'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { productStanding } from '../productList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { EarlierEnd } from './EarlierEnd'

/** Columns that every list of products has. */
export function useProductFacts() {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const wordsOf = useLicenceWords()
  return useMemo(() => {
    const validityOf = ({ startTime, endTime, licensingType }: Product) =>
      format.validity({ start: startTime, end: endTime, licensingType })
    return {
      validity: {
        id: 'validity',
        header: texts.validity,
        text: validityOf,
        cell: (row) => (
          <>
            {validityOf(row)}
            <EarlierEnd product={row} />
          </>
        ),
        // The number of days is next to an approaching end.
        narrowCell: (row) =>
          row.licensingType === 'permanent' ? validityOf(row) : texts.until(format.serviceDay(row.endTime)),
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
            isConcurrent={row.isConcurrent}
          />
        ),
      },
      status: {
        id: 'snStatus',
        header: texts.status,
        text: (row) => format.list(wordsOf(productStanding(row)).map(({ words }) => words)),
        cell: (row) => <LicenceState {...productStanding(row)} />,
      },
    } satisfies Readonly<Record<string, ListColumn<Product>>>
  }, [texts, format, wordsOf])
}
