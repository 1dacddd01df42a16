import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { type DepartmentTree, type TreeRow, visibleRows } from '../departmentTree'
import { useAllocationTexts } from '../useAllocationTexts'

interface AllocationExportProps {
  readonly productName: string
  readonly columns: readonly ListColumn<TreeRow>[]
  readonly tree: DepartmentTree
  readonly search: string
}

/** What all departments that the search leaves own of a product, collapsed or not. */
export function AllocationExport({ productName, columns, tree, search }: AllocationExportProps) {
  const texts = useAllocationTexts()
  return (
    <ExportButton
      name={`${texts.title} ${productName}`}
      disabled={tree.byId.size === 0}
      page={async () => {
        const list = visibleRows(tree, { isOpen: () => true, search })
        return { totalItems: list.length, list }
      }}
      columns={columns}
    />
  )
}
