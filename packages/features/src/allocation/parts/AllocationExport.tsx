import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { wholeExport } from '../../shared/list/wholeExport'
import { askAllocationAtom } from '../atoms'
import { type DepartmentTree, departmentTree, type TreeRow, visibleRows } from '../departmentTree'
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
  const ask = useAtomValue(askAllocationAtom)
  return (
    <ExportButton
      name={`${texts.title} ${productName}`}
      disabled={tree.byId.size === 0}
      page={wholeExport(async (call) => {
        const now = departmentTree((await ask(call))?.list ?? [])
        return visibleRows(now, { isOpen: () => true, search })
      })}
      columns={columns}
    />
  )
}
