import { remarksLength } from '@atrium/contracts/authorisation/contract'
import { InlineEdit } from '@atrium/ui/inline-edit'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { CalendarPlus, KeyRound, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useCovers, useDescribeFailure, useHost } from '../../shared/host/useKept'
import { factsOf } from '../../shared/licence/LicenceStanding'
import { useLicenceStatusName } from '../../shared/licence/LicenceState'
import { actionsColumn, quietActionsColumn } from '../../shared/list/cells/columns'
import { RowActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import type { Page } from '../../shared/list/PagedTable'
import type { Placed } from '../../shared/list/pagedList'
import { useAction } from '../../shared/request/useAction'
import { useUndo } from '../../shared/undo/useUndo'
import { asFailure } from '../../shared/wire/Failure'
import { saveRemarksAction } from '../actions'
import type { Product } from '../api'
import { manageProductPath, type ProductView, productStanding } from '../productList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuyer, useBuying } from '../useBuying'
import { BatchNameCell } from './ProductNameCell'
import styles from './ProductRemarks.module.css'
import { useProductFacts } from './useProductFacts'

/**
 * Names are longer in Chinese. Remarks take the rest, and at least this width. Urgent rows have a button and a
 * menu.
 */
const widths = {
  'zh-CN': { name: 300, remarks: 116, waiting: 124 },
  en: { name: 280, remarks: 120, waiting: 134 },
} as const

const checkboxWidth = 40

/** As wide as the button that opens the management page. */
export const manageWidth = { 'zh-CN': 78, en: 98 } as const

/** @param isSelectable whether checkboxes take some of the name's room */
export function useProductColumns(
  view: ProductView,
  page: Placed<Page<Product>> | undefined,
  isSelectable: boolean,
): readonly ListColumn<Product>[] {
  const texts = useAuthorisationTexts()
  const facts = useProductFacts()
  const { locale } = useHost()
  const canBuy = useBuyer() !== undefined
  const isNarrow = useNarrowWindow()
  return useMemo((): readonly ListColumn<Product>[] => {
    // Ended, ending and full products need action by a buyer.
    const waits = canBuy && page?.list.some((row) => !factsOf(productStanding(row)).includes('normal'))
    // On a phone it is below the status, or below the name if a filter hides the status.
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
        width: width.name - actionsWidth + manageWidth[locale] - (isSelectable ? checkboxWidth : 0),
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
  }, [texts, facts, view, page, isSelectable, locale, canBuy, isNarrow])
}

interface ManageProductLinkProps {
  readonly product: Product
  readonly view: ProductView
}

/**
 * Links to the product if it can be managed; otherwise the row's menu gives the reason. Links to renew or
 * extend it come first if the product needs that.
 */
function ManageProductLink({ product, view }: ManageProductLinkProps) {
  const texts = useAuthorisationTexts()
  const nameOf = useLicenceStatusName()
  const { productName, batch } = product
  // Distinguishes several batches.
  const name = batch ? `${productName} ${texts.batchNumber(batch.number)}` : productName
  const { renew, add } = useBuying()(product)
  const facts = factsOf(productStanding(product))
  const manage = { label: texts.manageLink, icon: <KeyRound /> }
  const renewing = renew && { ...renew, icon: <CalendarPlus />, name: texts.renewOf(name) }
  const adding = add && { ...add, icon: <Plus />, name: texts.addSeatsOf(name) }
  if (product.status !== 'normal') {
    const disabledReason = texts.manageUnavailable(nameOf(product.status))
    return <RowActions row={name} main={renewing} urgent more={[{ ...manage, disabledReason }, adding]} />
  }
  const managing = {
    ...manage,
    name: texts.manageFor(name),
    to: manageProductPath(product, view),
  }
  const wanted = (facts.includes('ending') && renewing) || (facts.includes('full') && adding)
  return (
    <RowActions
      row={name}
      main={wanted || managing}
      urgent={Boolean(wanted)}
      more={[wanted && managing, wanted !== renewing && renewing, wanted !== adding && adding]}
    />
  )
}

/** The remarks, which administrators of the whole company can edit in place. */
function ProductRemarks({ product }: { readonly product: Product }) {
  const texts = useAuthorisationTexts()
  const mayChange = useCovers('authorisation:write')
  const { perform } = useAction(saveRemarksAction)
  const describe = useDescribeFailure()
  const offerUndo = useUndo()

  async function save(remarks: string) {
    const { undo } = await perform({ productId: product.productId, remarks, formerRemarks: product.remarks })
    offerUndo({ message: texts.remarksSaved, undo })
  }

  const text = (
    <span className={styles.text} title={product.remarks}>
      {product.remarks}
    </span>
  )
  if (!product.canEditRemarks || !mayChange) return text
  return (
    <InlineEdit
      className={styles.remarks}
      value={product.remarks}
      onCommit={save}
      allowEmpty
      maxLength={remarksLength}
      labels={{
        edit: texts.editRemarks,
        input: texts.remarks,
        failed: (reason) => describe(asFailure(reason)),
      }}
    >
      {product.remarks ? (
        text
      ) : (
        <span className={styles.none}>
          <span className={styles.dash}>–</span>
          <span className={styles.words}>{texts.addRemarks}</span>
        </span>
      )}
    </InlineEdit>
  )
}
