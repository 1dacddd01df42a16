import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '../keys/isComposing'
import { openableSiblings } from './family'
import { at } from './indexTree'
import type { TreeProps } from './TreeProps'
import { type TreeMove, treeMove } from './treeMove'
import { typeAhead } from './typeAhead'
import type { TreeRowsState } from './useTreeRows'

const typingPause = 600

/** The tree's keyboard. Keys typed into a row's field or buttons are theirs. */
export function useTreeKeys<Item>(
  props: TreeProps<Item>,
  state: TreeRowsState<Item>,
  act: { focusRow: (row: number) => void; startRename: (id: string) => void; pageSize: () => number },
) {
  const { tree, rows } = state
  const typed = useRef({ text: '', time: 0 })

  const move = (asked: TreeMove) => {
    if (asked.kind === 'focus') return act.focusRow(asked.row)
    const id = tree.id(asked.position)
    const item = tree.item(asked.position)
    if (asked.kind === 'toggle') tree.toggle(id)
    else if (asked.kind === 'expandSiblings') tree.expand(openableSiblings(tree.index, asked.position))
    else if (asked.kind === 'select') state.select(id)
    else if (props.onRename && item !== undefined && (props.canRename?.(item) ?? true)) act.startRename(id)
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.id : undefined
    const { key } = event
    if (!id || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return

    const row = rows.indexOf(tree.position(id))
    const asked = treeMove(key, row, {
      index: tree.index,
      rows,
      isExpanded: (position) => tree.expanded.has(tree.id(position)),
      pageSize: act.pageSize(),
    })
    if (asked) {
      event.preventDefault()
      move(asked)
    } else if ([...key].length === 1) {
      const { text, time } = typed.current
      typed.current = { text: event.timeStamp - time < typingPause ? text + key : key, time: event.timeStamp }
      const found = typeAhead(typed.current.text, row, rows.length, (to) => tree.name(at(rows, to)))
      if (found >= 0) act.focusRow(found)
    }
  }
}
