import type { SideMenuItem } from './SideMenuProps'

/** Whether the item with this id is among the descendants of `item`. */
export function holds(item: SideMenuItem, id: string | undefined): boolean {
  return id !== undefined && (item.children ?? []).some((child) => child.id === id || holds(child, id))
}
