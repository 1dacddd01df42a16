import { Card } from '@atrium/ui/card'
import type { DataTableSorting } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { FilterSelect } from '@atrium/ui/filter-select'
import { useAtom, useAtomValue } from 'jotai'
import { useHost } from '../../shared/host/useHost'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { ListSearch } from '../../shared/list/ListSearch'
import { NoMatches } from '../../shared/list/NoMatches'
import { PagedTable } from '../../shared/list/PagedTable'
import card from '../../shared/list/TableCard.module.css'
import { useColumnChoice } from '../../shared/list/useColumnChoice'
import { useQueryChange } from '../../shared/list/useQueryChange'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { Toolbar } from '../../shared/screen/Toolbar'
import { productListAtom, productListQueryAtom } from '../atoms'
import { licenceStatus, productSearchLength } from '../contract'
import { asProductQuery, type ProductListQuery, productOrders, productPageSizes } from '../productListQuery'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useLicenceStatusName } from '../useLicenceStatusName'
import type { Product } from '../wire'
import { ProductExport } from './ProductExport'
import styles from './ProductTable.module.css'
import { useProductColumns } from './useProductColumns'

const all = 'all'

const noPage: { totalItems: number; list: readonly Product[]; before: number } = {
  totalItems: 0,
  list: [],
  before: 0,
}

/** The company's products, by the page. */
export function ProductTable() {
  const texts = useAuthorisationTexts()
  const { companyRole } = useHost()
  const nameOf = useLicenceStatusName()
  const change = useQueryChange()
  const list = useAtomValue(productListQueryAtom)
  const [products, refresh] = useAtom(productListAtom)

  const { totalItems, list: rows, before } = products.state === 'ready' ? products.value : noPage
  const columns = useColumnChoice(useProductColumns(list, rows, before))

  const show = (next: Partial<ProductListQuery>) => change(asProductQuery({ ...list, pageIndex: 1, ...next }))
  const search = (term: string) => (term === list.search ? refresh() : show({ search: term }))
  const sort = (sorting: DataTableSorting) =>
    show({
      orderBy: productOrders.find((order) => order === sorting?.columnId) ?? 'createdAt',
      isOrderDesc: sorting?.direction !== 'asc',
    })

  if (products.state === 'failed' && products.failure.kind === 'forbidden') {
    return <RequestFailure failure={products.failure} onRetry={refresh} />
  }
  return (
    <Card
      className={card.card}
      padding="none"
      aria-labelledby={undefined}
      title={texts.products}
      description={
        products.state === 'ready' &&
        `${texts.productTotal(totalItems)}${companyRole === 'superAdministrator' ? texts.seatsOfCompany : texts.seatsInReach}`
      }
    >
      <Toolbar
        actions={
          <>
            <ColumnsButton {...columns} />
            <ProductExport columns={columns.all} disabled={totalItems === 0} />
          </>
        }
      >
        <ListSearch
          searched={list.search}
          onSearch={search}
          label={texts.searchProducts}
          placeholder={texts.productSearch}
          maxLength={productSearchLength}
          busy={products.state === 'ready' && products.stale}
        />
        <FilterSelect
          className={styles.status}
          aria-label={texts.statusFilter}
          value={list.status ?? all}
          onValueChange={(value) =>
            show({ status: licenceStatus.options.find((status) => status === value) })
          }
          options={[
            { value: all, label: texts.allStatuses },
            ...licenceStatus.options.map((status) => ({ value: status, label: nameOf(status) })),
          ]}
        />
      </Toolbar>
      <PagedTable
        caption={texts.products}
        columns={columns.visible}
        getRowId={(row) => row.mainId}
        getRowLabel={(row) => row.productName}
        page={products}
        failedTitle={texts.productsFailed}
        onRetry={refresh}
        view={list}
        onViewChange={show}
        pageSizes={productPageSizes}
        jumper
        rowOffset={before}
        sorting={
          list.orderBy === 'createdAt'
            ? null
            : { columnId: list.orderBy, direction: list.isOrderDesc ? 'desc' : 'asc' }
        }
        onSortingChange={sort}
        sortingBy="service"
        filtered={list.search !== '' || list.status !== undefined}
        noMatches={<NoMatches onClear={() => show({ search: '', status: undefined })} />}
        empty={<EmptyState title={texts.noProducts} description={texts.noProductsHint} />}
      />
    </Card>
  )
}
