import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import type { Allocation, DepartmentRow } from '../api'
import { askedFilterAtom, departmentSearchAtom, namedDepartmentAtom } from '../atoms'
import { countFilters, type DepartmentFilter, useFilterTest, usualFilter } from '../departmentFilter'
import { ancestors, type DepartmentTree, departmentTree, visibleRows } from '../departmentTree'
import { draftAtom } from '../draft'

const openLevels = 2
const none: readonly DepartmentRow[] = []
const untouched: ReadonlyMap<string, boolean> = new Map()

/**
 * The visible departments: open ones, or search results. While numbers are typed, only those below the
 * department.
 */
export function useDepartmentRows(allocation: Allocation | undefined, search: string) {
  const list = allocation?.list ?? none
  const named = useAtomValue(namedDepartmentAtom)
  const draft = useAtomValue(draftAtom)
  const active = draft?.productId === allocation?.product.productId ? draft : undefined
  const within = active?.departmentId
  const [toggled, setToggled] = useState(untouched)
  /** The departments opened and closed in the results of one search, where all paths are initially open. */
  const [inSearch, setInSearch] = useState({ search, toggled: untouched })
  const toggledInSearch = inSearch.search === search ? inSearch.toggled : untouched
  const tree = useMemo(() => departmentTree(list), [list])
  const { filter, counts } = useDepartmentFilter(tree, allocation?.product.productId)
  const passes = useFilterTest(tree, filter, active?.kind)
  /** The ancestors of the department in the address. */
  const opened = useMemo(() => {
    const row = named === undefined ? undefined : tree.byId.get(named)
    return new Set(row ? ancestors(tree, row).map((above) => above.departmentId) : [])
  }, [named, tree])

  const rows = useMemo(() => {
    const top = within === undefined ? undefined : tree.byId.get(within)
    const level = (top ?? tree.children.get(null)?.[0])?.level ?? 1
    return visibleRows(tree, {
      within,
      search,
      passes,
      isOpen: ({ departmentId: id, level: own }, leads) =>
        search === ''
          ? (toggled.get(id) ??
            (own - level < openLevels || opened.has(id) || (passes !== undefined && leads)))
          : (toggledInSearch.get(id) ?? leads),
    })
  }, [tree, within, search, passes, toggled, toggledInSearch, opened])

  const toggle = useCallback(
    (id: string, open: boolean) => {
      if (search === '') return setToggled((before) => new Map([...before, [id, open]]))
      setInSearch((before) => ({
        search,
        toggled: new Map([...(before.search === search ? before.toggled : untouched), [id, open]]),
      }))
    },
    [search],
  )
  return { rows, tree, toggle, filter, counts }
}

/**
 * The filter of departments: the one in the address, or else the default, unless a search is set. The default
 * is determined once per product, so that allocating or taking back seats doesn't change the filter
 * unexpectedly.
 * @param productId of the product whose departments these are; undefined: loading
 */
function useDepartmentFilter(tree: DepartmentTree, productId: string | undefined) {
  const asked = useAtomValue(askedFilterAtom)
  const search = useAtomValue(departmentSearchAtom)
  const named = useAtomValue(namedDepartmentAtom)
  const counts = useMemo(() => countFilters(tree.byId.values()), [tree])
  const [found, find] = useState<Found>()
  if (productId !== undefined && found?.productId !== productId)
    find({ productId, usual: usualFilter(counts) })
  const isUsual = search === '' && named === undefined && found?.productId === productId
  const usual = isUsual ? found?.usual : undefined
  const filter = asked === 'all' ? undefined : (asked ?? usual)
  return { filter, counts }
}

interface Found {
  readonly productId: string
  readonly usual: DepartmentFilter | undefined
}
