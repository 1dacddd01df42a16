import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { ExportButton } from '../../shared/list/export/ExportButton'
import { wholeExport } from '../../shared/list/export/wholeExport'
import type { ListColumn } from '../../shared/list/ListColumn'
import { InSheet } from '../../shared/list/ListToolbar'
import { RequestTable } from '../../shared/list/RequestTable'
import styles from '../../shared/list/TableCard.module.css'
import type { ColumnChoice } from '../../shared/list/useColumnChoice'
import { useQuerySorting } from '../../shared/list/useQueryChange'
import { CountedTitle } from '../../shared/screen/CountedTitle'
import { SeatNote } from '../../shared/seats/SeatNote'
import { useSeatScope } from '../../shared/seats/useSeatScope'
import type { Product } from '../api'
import { askCompanyProductsAtom, companyProductsAtom } from '../atoms'
import { orderedProducts } from '../productList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuyer } from '../useBuying'
import { ShopLink } from './ShopLink'

interface CompanyProductTableProps {
  readonly productType: Product['productType']
  /** The products of both types. */
  readonly columns: ColumnChoice<Product>
  readonly title: string
  /** Actions, before the columns and the export. Default: none. */
  readonly actions?: ReactNode
  /** Shown if there is no product of this type. */
  readonly none: string
}

/** The number of rows that most companies have of each type, so that content below hardly moves when they load. */
const expected = 8

/** The company's products of one type. */
export function CompanyProductTable({
  productType,
  columns,
  title,
  actions,
  none,
}: CompanyProductTableProps) {
  const texts = useAuthorisationTexts()
  const canBuy = useBuyer() !== undefined
  const [products, refresh] = useAtom(companyProductsAtom)
  const sorting = useQuerySorting(columns.all)
  const isNarrow = useNarrowWindow()
  const scope = useSeatScope().sentence
  const all = products.state === 'ready' ? products.value : undefined
  const rows = useMemo(
    () => orderedProducts(all?.filter((product) => product.productType === productType) ?? [], null),
    [all, productType],
  )
  const tools = (
    <>
      <ColumnsButton {...columns} />
      <CompanyProductExport
        name={title}
        productType={productType}
        columns={columns.all}
        disabled={rows.length === 0}
      />
    </>
  )
  return (
    <Card
      className={styles.card}
      padding="none"
      bleeds
      aria-labelledby={undefined}
      title={<CountedTitle count={rows.length > 0 && texts.productTotal(rows.length)}>{title}</CountedTitle>}
      actions={
        <>
          {actions}
          {isNarrow ? <InSheet tools={tools} /> : tools}
        </>
      }
      footer={rows.length > 0 && <SeatNote>{scope}</SeatNote>}
    >
      <RequestTable
        caption={title}
        request={products}
        failedTitle={texts.productsFailed}
        onRetry={refresh}
        columns={columns.visible}
        rows={rows}
        getRowId={(row) => row.productId}
        density="tall"
        {...sorting}
        reservedRows={all ? Math.min(10, Math.max(rows.length, 4)) : expected}
        empty={
          <EmptyState
            drawing="products"
            title={none}
            description={texts.noProductsHint}
            action={canBuy && <ShopLink />}
          />
        }
      />
    </Card>
  )
}

interface CompanyProductExportProps {
  /** Columns of the file. */
  readonly name: string
  readonly productType: Product['productType']
  readonly columns: readonly ListColumn<Product>[]
  readonly disabled: boolean
}

/** The company's products of one type, in the order of their table. */
function CompanyProductExport({ name, productType, columns, ...button }: CompanyProductExportProps) {
  const ask = useAtomValue(askCompanyProductsAtom)
  const { sorting } = useQuerySorting(columns)
  return (
    <ExportButton
      {...button}
      name={name}
      page={wholeExport(async (call) =>
        orderedProducts(
          (await ask(call)).filter((product) => product.productType === productType),
          sorting,
        ),
      )}
      columns={columns}
    />
  )
}
