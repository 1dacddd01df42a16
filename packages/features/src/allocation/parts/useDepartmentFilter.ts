import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { askedFilterAtom, departmentSearchAtom, namedDepartmentAtom } from '../atoms'
import { countFilters, usualFilter } from '../departmentFilter'
import type { DepartmentTree } from '../departmentTree'

/** Which departments are shown: what the address asks for, else the usual ones, unless one looks for others. */
export function useDepartmentFilter(tree: DepartmentTree) {
  const asked = useAtomValue(askedFilterAtom)
  const search = useAtomValue(departmentSearchAtom)
  const named = useAtomValue(namedDepartmentAtom)
  const counts = useMemo(() => countFilters(tree.byId.values()), [tree])
  const usual = search === '' && named === undefined ? usualFilter(counts) : undefined
  const filter = asked === 'all' ? undefined : (asked ?? usual)
  return { filter, counts }
}
