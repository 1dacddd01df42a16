import { useMemo, useState } from 'react'
import type { DepartmentRow } from '../api'
import { type DepartmentFilter, passesFilter } from '../departmentFilter'
import type { DepartmentTree } from '../departmentTree'
import type { Draft } from '../draft'

/**
 * Whether a department is shown; undefined: all are. While seats are taken back those stay that were there when it
 * began: a row that comes or goes would move others under one's hands. Passing on is to those without any as well.
 */
export function useFilterTest(
  tree: DepartmentTree,
  filter: DepartmentFilter | undefined,
  kind: Draft['kind'] | undefined,
) {
  const isTakingBack = kind === 'takeBack'
  const [kept, keep] = useState<{ tree: DepartmentTree; filter: DepartmentFilter | undefined }>()
  if (isTakingBack !== (kept !== undefined)) keep(isTakingBack ? { tree, filter } : undefined)
  const [by, of] = kept ? [kept.filter, kept.tree] : [filter, tree]
  return useMemo(() => {
    if (by === undefined || kind === 'allocate') return undefined
    return ({ departmentId }: DepartmentRow) => {
      const row = of.byId.get(departmentId)
      return row !== undefined && passesFilter(by, row)
    }
  }, [by, of, kind])
}
