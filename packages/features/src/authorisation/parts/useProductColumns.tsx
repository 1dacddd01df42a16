import { useMemo } from 'react'
import { useHost } from '../../shared/host/useHost'
import { actionsColumn, quietActionsColumn } from '../../shared/list/actionsColumn'
import type { ListColumn } from '../../shared/list/ListColumn'
import type { Page } from '../../shared/list/PagedTable'
import type { Placed } from '../../shared/list/pagedList'
import type { Product } from '../api'
import type { ProductView } from '../productList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuyer } from '../useBuyer'
import { ManageProductLink } from './ManageProductLink'
import { manageWidth } from './manageWidth'
import { ProductNameCell } from './ProductNameCell'
import { ProductRemarks } from './ProductRemarks'
import { useProductFacts } from './useProductFacts'

/** Names are longer in Chinese; remarks take what is left, and that at least. */
const widths = { 'zh-CN': { name: 300, remarks: 116 }, en: { name: 280, remarks: 120 } } as const

/** Where a button is always in sight, the menu has its place beside it; names wrap for that. */
const waitingWidths = { 'zh-CN': { name: 262, actions: 144 }, en: { name: 244, actions: 164 } } as const

export function useProductColumns(
  view: ProductView,
  page: Placed<Page<Product>> | undefined,
): readonly ListColumn<Product>[] {
  const texts = useAuthorisationTexts()
  const facts = useProductFacts()
  const { locale } = useHost()
  const canBuy = useBuyer() !== undefined
  return useMemo((): readonly ListColumn<Product>[] => {
    // What has ended waits to be renewed by whoever may buy.
    const waits = canBuy && page?.list.some(({ status }) => status === 'expired')
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
        cell: (row) => <ProductNameCell product={row} />,
        width: (waits ? waitingWidths : widths)[locale].name,
        sortable: true,
        rowHeader: true,
      },
      { ...facts.validity, sortable: true, narrow: 'hidden' },
      { ...facts.seats, width: 198, sortable: true },
      // On a phone no row repeats the only status that is listed.
      { ...facts.status, width: 116, narrow: view.status ? 'hidden' : 'end' },
      {
        id: 'remarks',
        narrow: 'hidden',
        header: texts.remarks,
        text: (row) => row.remarks,
        cell: (row) => <ProductRemarks product={row} />,
        width: widths[locale].remarks,
        grows: true,
      },
      (waits ? actionsColumn : quietActionsColumn)<Product>(
        texts.actions,
        waits ? waitingWidths[locale].actions : manageWidth[locale],
        (row) => <ManageProductLink product={row} view={view} />,
      ),
    ]
  }, [texts, facts, view, page, locale, canBuy])
}
