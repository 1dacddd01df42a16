import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { TreeRowsState } from './useTreeRows'

/** Draws the rows in view, and goes to others. */
export function useTreeScroll<Item>(state: TreeRowsState<Item>, rowHeight: number) {
  const { tree, edit, rows, tabRow, editingRow } = state
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [goal, setGoal] = useState<{ id: string; focus: boolean } | null>(null)
  const hasFocus = useRef(false)

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    initialRect: { width: 320, height: 640 },
    overscan: 3,
    useFlushSync: false,
    rangeExtractor: (range) => withRows(range, tabRow, editingRow),
  })

  const firstMatch = tree.search ? tree.id(tree.search.first) : ''
  const [seenMatch, setSeenMatch] = useState(firstMatch)
  if (firstMatch !== seenMatch) {
    setSeenMatch(firstMatch)
    if (firstMatch) setGoal({ id: firstMatch, focus: false })
  }

  useLayoutEffect(() => {
    if (editingRow >= 0) virtualizer.scrollToIndex(editingRow)
  }, [editingRow, virtualizer])

  useLayoutEffect(() => {
    if (!goal || !scroller) return
    const row = rows.indexOf(tree.index.positions.get(goal.id) ?? -1)
    if (row < 0) return
    setGoal(null)
    virtualizer.scrollToIndex(row)
    if (goal.focus) focusTabStop(scroller)
  }, [goal, scroller, rows, tree.index, virtualizer])

  useLayoutEffect(() => {
    // The row that had the focus is gone: the one that takes its place gets it.
    if (scroller && hasFocus.current && document.activeElement === document.body && !edit.editing) {
      focusTabStop(scroller)
    }
  })

  /** Opens the path to an item and scrolls to it as soon as it is drawn. */
  const goTo = (id: string, focus: boolean) => {
    if (tree.position(id) >= 0) tree.expandPathTo(id)
    if (focus) state.setFocusedId(id)
    setGoal({ id, focus })
  }

  return { scroller, setScroller, virtualizer, hasFocus, goTo }
}

function focusTabStop(scroller: HTMLElement) {
  scroller.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus({ preventScroll: true })
}

/** The rows in view, and those that must exist wherever they are: the tab stop and the one edited. */
function withRows(range: Range, ...needed: number[]) {
  const rows = defaultRangeExtractor(range)
  const missing = needed.filter((row) => row >= 0 && row < range.count && !rows.includes(row))
  return missing.length === 0 ? rows : [...new Set([...rows, ...missing])].sort((a, b) => a - b)
}
