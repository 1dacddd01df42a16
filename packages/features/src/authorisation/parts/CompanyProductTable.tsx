import { Card } from '@atrium/ui/card'
import { DataTable, type DataTableColumn } from '@atrium/ui/data-table'
import { EmptyState } from '@atrium/ui/empty-state'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { RequestFailure } from '../../shared/RequestFailure'
import { tableState } from '../../shared/request'
import styles from '../../shared/TableCard.module.css'
import { useFormat } from '../../shared/useHost'
import { useSharedLabels } from '../../shared/useSharedLabels'
import { companyProductsAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { Product } from '../wire'
import { LicenceStatusBadge } from './LicenceStatusBadge'

interface CompanyProductTableProps {
  readonly productType: Product['productType']
  readonly title: string
  /** Said where there is no product of the type. */
  readonly none: string
}

/** The company's products of one type. */
export function CompanyProductTable({ productType, title, none }: CompanyProductTableProps) {
  const texts = useAuthorisationTexts()
  const labels = useSharedLabels()
  const [products, refresh] = useAtom(companyProductsAtom)
  const columns = useCompanyProductColumns()
  const all = products.state === 'ready' ? products.value : undefined
  const rows = useMemo(
    () => all?.filter((product) => product.productType === productType) ?? [],
    [all, productType],
  )
  return (
    <Card
      className={styles.card}
      padding="none"
      aria-labelledby={undefined}
      title={title}
      description={all && texts.productTotal(rows.length)}
    >
      <DataTable
        caption={title}
        labels={labels.table}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.mainId}
        state={tableState(products)}
        reservedRows={Math.min(10, Math.max(rows.length, 4))}
        empty={<EmptyState title={none} description={texts.noProductsHint} />}
        failed={
          products.state === 'failed' && (
            <RequestFailure failure={products.failure} title={texts.productsFailed} onRetry={refresh} />
          )
        }
      />
    </Card>
  )
}

function useCompanyProductColumns(): readonly DataTableColumn<Product>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'productName',
        header: texts.productName,
        cell: (row) => <TruncatedText>{row.productName}</TruncatedText>,
        width: 300,
        rowHeader: true,
      },
      {
        id: 'validity',
        header: texts.validity,
        cell: (row) =>
          format.validity({ start: row.startTime, end: row.endTime, licensingType: row.licensingType }),
        width: 190,
      },
      {
        id: 'endTime',
        header: texts.endsAt,
        cell: (row) => (row.licensingType === 'permanent' ? texts.noEnd : format.timestamp(row.endTime)),
        width: 180,
      },
      {
        id: 'remainingDays',
        header: texts.remainingDays,
        cell: (row) => texts.days(Math.max(0, row.remainingDays)),
        sortValue: (row) => row.remainingDays,
        width: 110,
        align: 'end',
      },
      {
        id: 'unUsedCount',
        header: texts.unusedOfTotal,
        cell: (row) => `${format.count(row.unUsedCount)} (${format.count(row.totalCount)})`,
        width: 160,
        align: 'end',
      },
      {
        id: 'snStatus',
        header: texts.status,
        cell: (row) => <LicenceStatusBadge status={row.snStatus} />,
        width: 96,
      },
    ],
    [texts, format],
  )
}
