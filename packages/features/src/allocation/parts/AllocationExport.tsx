import { ExportButton } from '../../shared/ExportButton'
import type { TreeRow } from '../departmentTree'
import { useAllocationTexts } from '../useAllocationTexts'

interface AllocationExportProps {
  readonly productName: string
  /** Those on screen. */
  readonly rows: readonly TreeRow[]
}

/** What the departments on screen own of a product. */
export function AllocationExport({ productName, rows }: AllocationExportProps) {
  const texts = useAllocationTexts()
  return (
    <ExportButton
      name={`${texts.title} ${productName}`}
      disabled={rows.length === 0}
      page={async () => ({ totalItems: rows.length, list: rows })}
      columns={[
        { header: texts.department, cell: (row) => row.departmentName },
        { header: texts.owned, cell: (row) => String(row.ownedCount) },
        { header: texts.passedOn, cell: (row) => String(row.passedOnCount) },
        { header: texts.used, cell: (row) => String(row.usedCount) },
        { header: texts.remaining, cell: (row) => String(row.leftCount) },
      ]}
    />
  )
}
