import { Card } from '@atrium/ui/card'
import type { DataTableColumn } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import { type ReactNode, useMemo } from 'react'
import { RequestTable } from '../../shared/list/RequestTable'
import styles from '../../shared/list/TableCard.module.css'
import { useQuerySorting } from '../../shared/list/useQuerySorting'
import { SeatLegend } from '../../shared/seats/SeatLegend'
import type { Product } from '../api'
import { companyProductsAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuyer } from '../useBuyer'
import own from './CompanyProductTable.module.css'
import { ShopLink } from './ShopLink'

interface CompanyProductTableProps {
  readonly productType: Product['productType']
  readonly columns: readonly DataTableColumn<Product>[]
  readonly title: string
  /** For both types, beside the first. */
  readonly actions?: ReactNode
  /** Said where there is no product of the type. */
  readonly none: string
}

/** Rows that most companies have of each: what follows the table hardly moves when they come. */
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
  const sorting = useQuerySorting(columns)
  const all = products.state === 'ready' ? products.value : undefined
  const rows = useMemo(
    () => all?.filter((product) => product.productType === productType) ?? [],
    [all, productType],
  )
  return (
    <Card
      className={styles.card}
      padding="none"
      bleeds
      aria-labelledby={undefined}
      title={title}
      actions={actions}
      description={
        <span className={own.line}>
          {all ? texts.productTotal(rows.length) : <Skeleton width={96} height={12} />}
          <SeatLegend />
        </span>
      }
    >
      <RequestTable
        caption={title}
        request={products}
        failedTitle={texts.productsFailed}
        onRetry={refresh}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.productId}
        {...sorting}
        reservedRows={all ? Math.min(10, Math.max(rows.length, 4)) : expected}
        empty={<EmptyState title={none} description={texts.noProductsHint} action={canBuy && <ShopLink />} />}
      />
    </Card>
  )
}
