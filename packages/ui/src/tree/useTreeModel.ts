import { useMemo, useState } from 'react'
import { childrenOf } from './family'
import { indexTree } from './indexTree'
import { searchTree } from './searchTree'
import type { TreeIndex } from './TreeIndex'
import type { TreeProps } from './TreeProps'
import { visibleItems } from './visibleItems'

/** The items as a tree, what is open in it, and which of them show. */
export function useTreeModel<Item>(props: TreeProps<Item>) {
  const { items, searchTerm = '' } = props
  const [indexes] = useState(() => new WeakMap<readonly Item[], TreeIndex>())
  const index = indexes.get(items) ?? indexTree(items, props.getId, props.getParentId)
  indexes.set(items, index)

  const names = useNames(props)
  const search = useMemo(() => searchTree(index, names, searchTerm), [index, names, searchTerm])

  const tops = useMemo(() => new Set(childrenOf(index, -1).map((top) => index.ids[top] ?? '')), [index])
  const [own, setOwn] = useState(props.defaultExpandedIds)
  const [inSearch, setInSearch] = useState<{ search: object; expanded: ReadonlySet<string> }>()
  const opened = props.expandedIds ?? own ?? tops
  const expanded = !search ? opened : inSearch?.search === search ? inSearch.expanded : search.path
  const visible = useMemo(() => visibleItems(index, expanded, search?.within), [index, expanded, search])

  const setExpanded = (next: ReadonlySet<string>) => {
    if (search) return setInSearch({ search, expanded: next })
    setOwn(next)
    props.onExpandedChange?.(next)
  }

  return {
    index,
    search,
    expanded,
    visible,
    name: names,
    item: (position: number) => items[position],
    id: (position: number) => index.ids[position] ?? '',
    position: (id: string | null | undefined) => (id ? (index.positions.get(id) ?? -1) : -1),
    setExpanded,
    expand: (ids: readonly string[]) => {
      const closed = ids.filter((id) => !expanded.has(id))
      if (closed.length > 0) setExpanded(new Set([...expanded, ...closed]))
    },
    collapse: (id: string) => {
      const next = new Set(expanded)
      next.delete(id)
      setExpanded(next)
    },
  }
}

export type TreeModel<Item> = ReturnType<typeof useTreeModel<Item>>

function useNames<Item>({ items, getName }: TreeProps<Item>) {
  return useMemo(() => {
    return (position: number) => {
      const item = items[position]
      return item === undefined ? '' : getName(item)
    }
  }, [items, getName])
}
