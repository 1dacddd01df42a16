import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import type { ListColumn } from '../../shared/list/ListColumn'
import type { Page } from '../../shared/list/PagedTable'
import type { Placed } from '../../shared/list/pagedList'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import type { ProductView } from '../productList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useLicenceStatusName } from '../useLicenceStatusName'
import { LicenceStatusBadge } from './LicenceStatusBadge'
import { ManageProductLink } from './ManageProductLink'
import { ProductRemarks } from './ProductRemarks'

export function useProductColumns(
  view: ProductView,
  page: Placed<Page<Product>> | undefined,
): readonly ListColumn<Product>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const nameOf = useLicenceStatusName()
  return useMemo(() => {
    const numbers = new Map(page?.list.map((row, index) => [row.productId, page.before + index + 1]))
    return [
      {
        id: 'index',
        header: texts.index,
        text: (_row, index) => String(index + 1),
        cell: (row) => numbers.get(row.productId),
        width: 56,
        card: 'hidden',
      },
      {
        id: 'productName',
        header: texts.productName,
        text: (row) => row.productName,
        cell: (row) => <TruncatedText>{row.productName}</TruncatedText>,
        width: 258,
        sortable: true,
        rowHeader: true,
      },
      {
        id: 'validity',
        sortable: true,
        header: texts.validity,
        cell: (row) =>
          format.validity({ start: row.startTime, end: row.endTime, licensingType: row.licensingType }),
        width: columnWidths.validity,
      },
      {
        id: 'unUsedCount',
        sortable: true,
        header: texts.unusedOfTotal,
        text: [
          { header: texts.availableSeats, cell: (row) => String(row.unusedCount) },
          { header: texts.totalSeats, cell: (row) => String(row.totalCount) },
        ],
        cell: (row) => `${format.count(row.unusedCount)} (${format.count(row.totalCount)})`,
        width: 172,
        align: 'end',
      },
      {
        id: 'snStatus',
        header: texts.status,
        text: (row) => nameOf(row.status),
        cell: (row) => <LicenceStatusBadge status={row.status} />,
        width: 108,
      },
      {
        id: 'remarks',
        header: texts.remarks,
        text: (row) => row.remarks,
        cell: (row) => <ProductRemarks product={row} />,
        width: 180,
      },
      actionsColumn(texts.actions, 102, (row) => <ManageProductLink product={row} view={view} />),
    ]
  }, [texts, format, nameOf, view, page])
}
