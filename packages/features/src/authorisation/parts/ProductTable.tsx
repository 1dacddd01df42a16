import { Card } from '@atrium/ui/card'
import { DataTable } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Pagination } from '@atrium/ui/pagination'
import { useAtom, useAtomValue } from 'jotai'
import { ColumnsButton } from '../../shared/ColumnsButton'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import styles from '../../shared/TableCard.module.css'
import { useColumnChoice } from '../../shared/useColumnChoice'
import { usePageWithin } from '../../shared/usePageWithin'
import { useQueryChange } from '../../shared/useQueryChange'
import { useSharedLabels } from '../../shared/useSharedLabels'
import { productListAtom, productListQueryAtom } from '../atoms'
import { type ProductListQuery, productPageSizes } from '../productListQuery'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { Product } from '../wire'
import { ProductExport } from './ProductExport'
import { useProductColumns } from './useProductColumns'

const noPage: { totalItems: number; list: readonly Product[]; before: number } = {
  totalItems: 0,
  list: [],
  before: 0,
}

/** The company's products, by the page. */
export function ProductTable() {
  const texts = useAuthorisationTexts()
  const labels = useSharedLabels()
  const change = useQueryChange()
  const list = useAtomValue(productListQueryAtom)
  const [products, refresh] = useAtom(productListAtom)

  const { totalItems, list: rows, before } = products.state === 'ready' ? products.value : noPage
  const columns = useColumnChoice(useProductColumns(list, rows, before))
  const show = (page: Partial<Pick<ProductListQuery, 'pageIndex' | 'pageSize'>>) => change(page)
  usePageWithin(products, list, (pageIndex) => show({ pageIndex }))

  if (products.state === 'failed' && products.failure.kind === 'forbidden') {
    return <RequestFailure failure={products.failure} onRetry={refresh} />
  }
  return (
    <Card
      className={styles.card}
      padding="none"
      aria-labelledby={undefined}
      title={texts.products}
      description={products.state === 'ready' ? texts.productTotal(totalItems) : undefined}
      actions={
        <>
          <ColumnsButton {...columns} />
          <ProductExport disabled={totalItems === 0} />
        </>
      }
    >
      <DataTable
        caption={texts.products}
        labels={labels.table}
        columns={columns.visible}
        rows={rows}
        getRowId={(row) => row.mainId}
        getRowLabel={(row) => row.productName}
        state={tableState(products)}
        reservedRows={Math.min(list.pageSize, Math.max(rows.length, 10))}
        totalRows={totalItems}
        rowOffset={before}
        virtual={false}
        empty={<EmptyState title={texts.noProducts} description={texts.noProductsHint} />}
        failed={
          products.state === 'failed' && (
            <RequestFailure failure={products.failure} title={texts.productsFailed} onRetry={refresh} />
          )
        }
        footer={
          totalItems > 0 && (
            <Pagination
              className={styles.pages}
              page={list.pageIndex}
              pageSize={list.pageSize}
              total={totalItems}
              pageSizes={productPageSizes}
              onPageChange={(pageIndex) => show({ pageIndex })}
              onPageSizeChange={(pageSize) => show({ pageSize, pageIndex: 1 })}
              jumper
              labels={labels.pagination}
            />
          )
        }
      />
    </Card>
  )
}
