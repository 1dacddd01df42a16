import { productFilter } from '@atrium/contracts/authorisation/contract'
import type { RowGroups } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { DrawnName } from '../../shared/drawing/DrawnName'
import { useTexts } from '../../shared/host/useKept'
import { BulkActions } from '../../shared/licence/BulkActions'
import type { OpenBulkLicences } from '../../shared/licence/bulkChoice'
import { useLicenceStatusName } from '../../shared/licence/LicenceState'
import { licenceMessages } from '../../shared/licence/messages'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import { SeatNote } from '../../shared/seats/SeatNote'
import { Seats } from '../../shared/seats/Seats'
import { useSeatScope } from '../../shared/seats/useSeatScope'
import type { Product } from '../api'
import { listedProducts, productList } from '../productList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuyer } from '../useBuying'
import styles from './ProductGroups.module.css'
import { ShopLink } from './ShopLink'
import { useProductColumns } from './useProductColumns'

interface ProductTableProps {
  /** Further actions. Default: none. */
  readonly actions?: ReactNode
  /** Changes the licences of selected products. Default: products can't be selected. */
  readonly bulkLicences?: OpenBulkLicences | undefined
}

/** The company's products, page by page. */
export function ProductTable({ actions, bulkLicences }: ProductTableProps) {
  const nameOf = useLicenceStatusName()
  const texts = useAuthorisationTexts()
  const canBuy = useBuyer() !== undefined
  const states = useTexts(licenceMessages)
  const [view, show] = useAtom(productList.viewAtom)
  const products = useAtomValue(productList.pageAtom)
  const page = products.state === 'ready' ? products.value : undefined
  const scope = useSeatScope().sentence
  return (
    <ListCard
      list={productList}
      columns={useProductColumns(view, page, bulkLicences !== undefined)}
      getRowId={(row) => row.productId}
      getRowLabel={(row) => row.productName}
      groups={useProductGroups()}
      isRowSelectable={({ status, isConcurrent }) =>
        isConcurrent
          ? texts.concurrentNotSelectable
          : status === 'normal' || texts.notSelectable(nameOf(status))
      }
      {...(bulkLicences && {
        chosen: {
          rows: listedProducts,
          most: mostProducts,
          // Not all of them can be selected.
          acrossPages: false,
          actions: <SelectedProducts open={bulkLicences} />,
        },
      })}
      caption={texts.products}
      density="tall"
      footer={page?.totalItems !== 0 && <SeatNote>{scope}</SeatNote>}
      failedTitle={texts.productsFailed}
      search={{ label: texts.searchProducts, placeholder: texts.productSearch }}
      chips={
        <ListChips
          label={texts.statusFilter}
          options={productFilter.options.map((value) => ({
            value,
            label: states[value],
            covers: value === 'full' || value === 'ending' ? ['fullAndEnding'] : [],
          }))}
          value={view.status}
          onChange={(status) => show({ status })}
          page={products}
        />
      }
      actions={
        <>
          {actions}
          <ShopLink />
        </>
      }
      empty={
        <EmptyState
          drawing="products"
          title={texts.noProducts}
          description={texts.noProductsHint}
          action={canBuy && <ShopLink variant="primary" />}
        />
      }
    />
  )
}

/** Most products in one bulk change. */
const mostProducts = 50

function SelectedProducts({ open }: { readonly open: OpenBulkLicences }) {
  const selected = useAtomValue(listedProducts.rowsAtom)
  const choose = useSetAtom(listedProducts.chooseAtom)
  const productIds = selected.map(({ productId }) => productId)
  return <BulkActions open={open} choice={{ productIds, onStarted: () => choose([]) }} />
}

/** The batches of a product below its row, which has the totals of all batches, including unlisted ones. */
function useProductGroups(): RowGroups<Product> {
  const texts = useAuthorisationTexts()
  return useMemo(
    () => ({
      of: ({ batch }) => batch?.productId,
      cell(columnId, [first, ...others]) {
        if (!first?.batch) return undefined
        const { count, unusedCount, totalCount, passedOn } = first.batch
        if (columnId === 'unUsedCount')
          return <Seats left={unusedCount} passedOn={passedOn} total={totalCount} isActive />
        if (columnId !== 'productName') return undefined
        const listed = others.length + 1
        return (
          <DrawnName drawing={first.drawing}>
            <span>
              <TruncatedText lines={2} focusable={false}>
                {first.productName}
              </TruncatedText>
              <span className={styles.batches}>
                {listed < count ? texts.someBatches(listed, count) : texts.batches(count)}
              </span>
            </span>
          </DrawnName>
        )
      },
    }),
    [texts],
  )
}
