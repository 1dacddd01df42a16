import { useMemo, useState } from 'react'
import { ancestorIds, childrenOf } from './family'
import { indexTree } from './indexTree'
import { searchTree } from './searchTree'
import type { TreeIndex } from './TreeIndex'
import type { TreeOptions } from './TreeProps'
import { visibleItems } from './visibleItems'

/** The items as a tree, the open ones, and the visible ones. */
export function useTreeModel<Item>(props: TreeOptions<Item>) {
  const { items, getName, searchTerm = '' } = props
  const index = useTreeIndex(props)
  const name = useMemo(() => {
    return (position: number) => {
      const item = items[position]
      return item === undefined ? '' : getName(item)
    }
  }, [items, getName])
  const search = useMemo(() => searchTree(index, name, searchTerm), [index, name, searchTerm])

  const tops = useMemo(() => new Set(childrenOf(index, -1).map((top) => index.ids[top] ?? '')), [index])
  const [own, setOwn] = useState(props.defaultExpandedIds)
  const [inSearch, setInSearch] = useState<{ searchTerm: string; expanded: ReadonlySet<string> }>()
  const opened = props.expandedIds ?? own ?? tops
  const found = inSearch?.searchTerm === searchTerm ? inSearch.expanded : search?.path
  const expanded = (search && found) ?? opened
  const visible = useMemo(() => visibleItems(index, expanded, search?.within), [index, expanded, search])

  const setExpanded = (next: ReadonlySet<string>) => {
    if (search) return setInSearch({ searchTerm, expanded: next })
    setOwn(next)
    props.onExpandedChange?.(next)
  }
  const expand = (ids: readonly string[]) => {
    if (ids.some((id) => !expanded.has(id))) setExpanded(new Set([...expanded, ...ids]))
  }
  const collapse = (id: string) => setExpanded(new Set([...expanded].filter((open) => open !== id)))
  const position = (id: string | null | undefined) => (id ? (index.positions.get(id) ?? -1) : -1)

  return {
    index,
    search,
    expanded,
    visible,
    name,
    item: (at: number) => items[at],
    id: (at: number) => index.ids[at] ?? '',
    position,
    expand,
    expandPathTo: (id: string) => expand(ancestorIds(index, position(id))),
    toggle: (id: string) => (expanded.has(id) ? collapse(id) : expand([id])),
  }
}

export type TreeModel<Item> = ReturnType<typeof useTreeModel<Item>>

/** Created once per array of items, even if functions change. */
function useTreeIndex<Item>({ items, getId, getParentId }: TreeOptions<Item>) {
  const [indexes] = useState(() => new WeakMap<readonly Item[], TreeIndex>())
  const index = indexes.get(items) ?? indexTree(items, getId, getParentId)
  indexes.set(items, index)
  return index
}
