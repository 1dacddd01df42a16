import type { MenuItem } from './api'

export interface MenuNode {
  readonly id: string
  readonly name: string
  /** Empty for an item that only opens its children. */
  readonly url: string
  readonly icon: string | undefined
  /** The number of pending items. */
  readonly pending: number
  readonly children: readonly MenuNode[]
}

/**
 * The flat list as a tree, siblings by `position`. Leaves out items whose parent is not in the list, and items
 * without a target, so that every node can be used.
 */
export function buildMenu(items: readonly MenuItem[]): readonly MenuNode[] {
  return below('')

  function below(parentId: string): MenuNode[] {
    return items
      .filter((item) => (item.parentId || '') === parentId)
      .sort((one, other) => one.position - other.position)
      .map((item) => ({
        id: item.id,
        name: item.name,
        url: item.url,
        icon: item.icon,
        pending: item.pendingCount ?? 0,
        children: below(item.id),
      }))
      .filter((node) => node.url !== '' || node.children.length > 0)
  }
}

/** The first item with a target, from the top down. */
export function firstLeaf(nodes: readonly MenuNode[]): MenuNode | undefined {
  for (const node of nodes) {
    const leaf = node.children.length > 0 ? firstLeaf(node.children) : node
    if (leaf) return leaf
  }
  return undefined
}

export function findByUrl(nodes: readonly MenuNode[], url: string): MenuNode | undefined {
  for (const node of nodes) {
    const found = node.url === url ? node : findByUrl(node.children, url)
    if (found) return found
  }
  return undefined
}

/** The menu's item for a page by its address; for the company's disk, the administrators' entry counts too. */
export const findPage = (nodes: readonly MenuNode[], url: string): MenuNode | undefined =>
  findByUrl(nodes, url) ?? findByUrl(nodes, url.replace('/co-', '/company-'))

/** The menu without the items that lead to `url`. */
export function withoutUrl(nodes: readonly MenuNode[], url: string): readonly MenuNode[] {
  return nodes
    .filter((node) => node.url !== url)
    .map((node) => ({ ...node, children: withoutUrl(node.children, url) }))
    .filter((node) => node.url !== '' || node.children.length > 0)
}
