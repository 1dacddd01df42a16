import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useMemo } from 'react'
import { useHost } from '../../shared/host/useHost'
import { factsOf } from '../../shared/licence/LicenceStanding'
import { actionsColumn, quietActionsColumn } from '../../shared/list/actionsColumn'
import type { ListColumn } from '../../shared/list/ListColumn'
import type { Page } from '../../shared/list/PagedTable'
import type { Placed } from '../../shared/list/pagedList'
import type { Product } from '../api'
import type { ProductView } from '../productList'
import { productStanding } from '../standingOf'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuyer } from '../useBuyer'
import { ManageProductLink } from './ManageProductLink'
import { manageWidth } from './manageWidth'
import { BatchNameCell } from './ProductNameCell'
import { ProductRemarks } from './ProductRemarks'
import { useProductFacts } from './useProductFacts'

/** Names are longer in Chinese; remarks take what is left, and that at least. What waits has a button and its menu. */
const widths = {
  'zh-CN': { name: 300, remarks: 116, waiting: 124 },
  en: { name: 280, remarks: 120, waiting: 134 },
} as const

export function useProductColumns(
  view: ProductView,
  page: Placed<Page<Product>> | undefined,
): readonly ListColumn<Product>[] {
  const texts = useAuthorisationTexts()
  const facts = useProductFacts()
  const { locale } = useHost()
  const canBuy = useBuyer() !== undefined
  const isNarrow = useNarrowWindow()
  return useMemo((): readonly ListColumn<Product>[] => {
    // What has ended, ends soon or is full waits for somebody who may buy.
    const waits = canBuy && page?.list.some((row) => !factsOf(productStanding(row)).includes('normal'))
    // On a phone it is below the status, or below the name when a filter hides the status.
    const validity = { ...facts.validity, sortable: true, narrow: view.status ? 'second' : 'end' } as const
    const width = widths[locale]
    const actionsWidth = waits ? width.waiting : manageWidth[locale]
    const numbers = new Map(page?.list.map((row, index) => [row.productId, page.before + index + 1]))
    return [
      {
        id: 'index',
        header: texts.index,
        text: (_row, index) => String(index + 1),
        cell: (row) => numbers.get(row.productId),
        width: 52,
        narrow: 'hidden',
      },
      {
        id: 'productName',
        header: texts.productName,
        text: (row) => row.productName,
        cell: (row) => <BatchNameCell product={row} />,
        width: width.name - actionsWidth + manageWidth[locale],
        sortable: true,
        rowHeader: true,
      },
      ...(isNarrow ? [] : [validity]),
      { ...facts.seats, width: 198, sortable: true },
      { ...facts.status, width: 116, narrow: view.status ? 'hidden' : 'end' },
      ...(isNarrow ? [validity] : []),
      {
        id: 'remarks',
        narrow: 'hidden',
        header: texts.remarks,
        text: (row) => row.remarks,
        cell: (row) => <ProductRemarks product={row} />,
        width: width.remarks,
        grows: true,
      },
      (waits ? actionsColumn : quietActionsColumn)<Product>(texts.actions, actionsWidth, (row) => (
        <ManageProductLink product={row} view={view} />
      )),
    ]
  }, [texts, facts, view, page, locale, canBuy, isNarrow])
}
