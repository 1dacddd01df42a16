import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { ColumnsButton } from '../../shared/ColumnsButton'
import { PagedTable } from '../../shared/PagedTable'
import { RequestFailure } from '../../shared/RequestFailure'
import styles from '../../shared/TableCard.module.css'
import { useColumnChoice } from '../../shared/useColumnChoice'
import { useQueryChange } from '../../shared/useQueryChange'
import { productListAtom, productListQueryAtom } from '../atoms'
import { productPageSizes } from '../productListQuery'
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
  const change = useQueryChange()
  const list = useAtomValue(productListQueryAtom)
  const [products, refresh] = useAtom(productListAtom)

  const { totalItems, list: rows, before } = products.state === 'ready' ? products.value : noPage
  const columns = useColumnChoice(useProductColumns(list, rows, before))

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
          <ProductExport columns={columns.all} disabled={totalItems === 0} />
        </>
      }
    >
      <PagedTable
        caption={texts.products}
        columns={columns.visible}
        getRowId={(row) => row.mainId}
        getRowLabel={(row) => row.productName}
        page={products}
        failedTitle={texts.productsFailed}
        onRetry={refresh}
        view={list}
        onViewChange={change}
        pageSizes={productPageSizes}
        jumper
        rowOffset={before}
        empty={<EmptyState title={texts.noProducts} description={texts.noProductsHint} />}
      />
    </Card>
  )
}
