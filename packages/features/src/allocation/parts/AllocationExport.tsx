import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { wholeExport } from '../../shared/list/wholeExport'
import type { DepartmentRow } from '../api'
import { askAllocationAtom } from '../atoms'
import { type DepartmentFilter, passesFilter } from '../departmentFilter'
import { type DepartmentTree, departmentTree, type TreeRow, visibleRows } from '../departmentTree'
import { useAllocationTexts } from '../useAllocationTexts'

interface AllocationExportProps {
  readonly productName: string
  readonly columns: readonly ListColumn<TreeRow>[]
  readonly tree: DepartmentTree
  readonly search: string
  /** Undefined: all departments. */
  readonly filter: DepartmentFilter | undefined
}

/** What all departments that search and filter leave own of a product, collapsed or not. */
export function AllocationExport({ productName, columns, tree, search, filter }: AllocationExportProps) {
  const texts = useAllocationTexts()
  const ask = useAtomValue(askAllocationAtom)
  return (
    <ExportButton
      name={`${texts.title} ${productName}`}
      disabled={tree.byId.size === 0}
      page={wholeExport(async (call) => {
        const now = departmentTree((await ask(call))?.list ?? [])
        const passes = filter && ((row: DepartmentRow) => passesFilter(filter, row))
        return visibleRows(now, { isOpen: () => true, search, passes })
      })}
      columns={columns}
    />
  )
}
