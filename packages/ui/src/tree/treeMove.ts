import { at } from './indexTree'
import type { TreeIndex } from './TreeIndex'

/** The action for a key, by the ARIA Authoring Practices' tree pattern. */
export type TreeMove =
  | { kind: 'focus'; row: number }
  | { kind: 'toggle'; position: number }
  | { kind: 'expandSiblings'; position: number }
  | { kind: 'select'; position: number }
  | { kind: 'rename'; position: number }

type TreeMoveContext = {
  index: TreeIndex
  /** Positions of the visible items, from top to bottom. */
  rows: Int32Array
  isExpanded: (position: number) => boolean
  /** Number of rows in view, for Page Up and Page Down. */
  pageSize: number
}

/** The action for `key` on a row, or undefined. */
export function treeMove(key: string, row: number, context: TreeMoveContext): TreeMove | undefined {
  const { index, rows, isExpanded, pageSize } = context
  const position = at(rows, row)
  if (position < 0) return undefined
  const child = at(index.firstChild, position)
  const open = child >= 0 && isExpanded(position)
  const last = rows.length - 1
  const focus = (to: number): TreeMove => ({ kind: 'focus', row: Math.min(last, Math.max(0, to)) })

  switch (key) {
    case 'ArrowDown':
      return focus(row + 1)
    case 'ArrowUp':
      return focus(row - 1)
    case 'PageDown':
      return focus(row + pageSize)
    case 'PageUp':
      return focus(row - pageSize)
    case 'Home':
      return focus(0)
    case 'End':
      return focus(last)
    case 'ArrowRight':
      if (child < 0) return undefined
      return open ? focus(row + 1) : { kind: 'toggle', position }
    case 'ArrowLeft': {
      if (open) return { kind: 'toggle', position }
      const above = at(index.parent, position)
      return above < 0 ? undefined : focus(rows.lastIndexOf(above, row))
    }
    case '*':
      return { kind: 'expandSiblings', position }
    case 'Enter':
    case ' ':
      return { kind: 'select', position }
    case 'F2':
      return { kind: 'rename', position }
    default:
      return undefined
  }
}
