import { useLayoutEffect, useRef, useState } from 'react'
import { useRowsInView } from '../rows-in-view/useRowsInView'
import type { TreeRowsState } from './useTreeRows'

/** Renders the rows in view, and scrolls to others. */
export function useTreeScroll<Item>(state: TreeRowsState<Item>, rowHeight: number) {
  const { tree, edit, rows, tabRow, editingRow } = state
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [goal, setGoal] = useState<{ id: string; focus: boolean } | null>(null)
  const hasFocus = useRef(false)

  const { first, end, height, scrollTo } = useRowsInView({
    count: rows.length,
    rowHeight,
    scroller,
    initialHeight: 640,
    spare: 3,
  })
  const drawn = rowsToDraw(first, end, [tabRow, editingRow])

  const firstMatch = tree.search ? tree.id(tree.search.first) : ''
  const [seenMatch, setSeenMatch] = useState(firstMatch)
  if (firstMatch !== seenMatch) {
    setSeenMatch(firstMatch)
    if (firstMatch) setGoal({ id: firstMatch, focus: false })
  }

  useLayoutEffect(() => {
    if (editingRow >= 0) scrollTo(editingRow)
  }, [editingRow, scrollTo])

  useLayoutEffect(() => {
    if (!goal || !scroller) return
    const row = rows.indexOf(tree.index.positions.get(goal.id) ?? -1)
    if (row < 0) return
    setGoal(null)
    scrollTo(row)
    if (goal.focus) focusTabStop(scroller)
  }, [goal, scroller, rows, tree.index, scrollTo])

  useLayoutEffect(() => {
    // The focused row is gone: the one that takes its place gets the focus.
    if (scroller && hasFocus.current && document.activeElement === document.body && !edit.editing) {
      focusTabStop(scroller)
    }
  })

  /** Opens the path to an item and scrolls to it as soon as it is rendered. */
  const goTo = (id: string, focus: boolean) => {
    if (tree.position(id) >= 0) tree.expandPathTo(id)
    if (focus) state.setFocusedId(id)
    setGoal({ id, focus })
  }

  return { scroller, setScroller, drawn, height, hasFocus, goTo }
}

function focusTabStop(scroller: HTMLElement) {
  scroller.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus({ preventScroll: true })
}

/** The rows in view, and those that must always exist: the Tab stop and the edited one. */
function rowsToDraw(first: number, end: number, needed: readonly number[]): number[] {
  const before = needed.filter((row) => row >= 0 && row < first)
  const after = needed.filter((row) => row >= end)
  const inView = Array.from({ length: end - first }, (_, index) => first + index)
  return [...new Set([...before.sort(ascending), ...inView, ...after.sort(ascending)])]
}

const ascending = (a: number, b: number) => a - b
